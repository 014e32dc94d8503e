interface Family {
  family: string;
  chance: number;
  deviation: number;
}

/** Half of the threats are spread evenly, so that no category is forgotten; the other half goes where most is missed or least is known. */
const evenShare = 0.5;
/** What is not known counts like so much of what is missed, for each logit. */
const curiosity = 0.1;

/** How often each category of threat is chosen, in sum 1; weak are those that are chosen more often than their even share. */
export function familyWeights(families: readonly Family[]): { family: string; weight: number; weak: boolean }[] {
  const needs = families.map(({ chance, deviation }) => (1 - chance + curiosity * deviation) ** 2);
  const all = needs.reduce((sum, need) => sum + need, 0);
  const even = 1 / families.length;
  return families.map(({ family }, at) => {
    const share = all === 0 ? even : needs[at]! / all;
    return { family, weight: evenShare * even + (1 - evenShare) * share, weak: share > even };
  });
}
