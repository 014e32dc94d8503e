const place = "vigil.resetUserId";

/** From the page of recovery to the page of the question, without the User ID in an address. */
export const rememberForReset = (username: string): void => sessionStorage.setItem(place, username);

export const rememberedForReset = (): string => sessionStorage.getItem(place) ?? "";

export const forgetForReset = (): void => sessionStorage.removeItem(place);
