interface Named {
  readonly firstName: string;
  readonly lastName: string;
  readonly username: string;
}

/** As lists show a trainer. */
export const trainerName = ({ firstName, lastName, username }: Named): string =>
  [lastName, firstName].filter(Boolean).join(", ") || username;

/** What an authorization is called unless somebody gives it a name: `LASTNAME, Firstname · authority · badge`. */
export const authorizationName = (trainer: Named, { authority, badge }: { authority: string; badge: string }): string =>
  [trainerName({ ...trainer, lastName: trainer.lastName.toUpperCase() }), authority, badge].filter(Boolean).join(" · ");
