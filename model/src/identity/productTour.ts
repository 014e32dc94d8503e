/** The tours there are, and how many steps each has; their words are in the phrases. */
export const productTours = { learner: 5, administrator: 5 } as const;
export type ProductTour = keyof typeof productTours;
export const productTourNames = Object.keys(productTours) as ProductTour[];

export interface ProductTours {
  rows: { tour: ProductTour; steps: number }[];
  count: number;
}

/** Which tours are for whom: the learner's for those who are learners, the administrator's for who keeps lists. */
export const toursFor = ({ training, permissions }: { training: boolean; permissions: Iterable<string> }): ProductTour[] => {
  if (training) return ["learner"];
  return Array.from(permissions).some((permission) => permission === "users:view" || permission === "reports:view")
    ? ["administrator"]
    : [];
};
