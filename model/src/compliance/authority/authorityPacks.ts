import type { AuthorityAsks, screenerEquipment, screenerRoles } from "./authorityAsks.ts";

type Role = (typeof screenerRoles)[number];

/** Where something is written: an article by its number, and its page. Nothing of its text is repeated here. */
export interface LawSource {
  /** As it is cited in every language: the act, and the point of its annex. None where the law as a whole is meant, which has a name. */
  readonly article?: string;
  readonly url: string;
  /** What of the asks stands there. What none names is our proposal: to be checked with the authority. */
  readonly says: readonly (keyof AuthorityAsks)[];
}

/** What an authority asks for from a day on. */
interface PackEdition {
  readonly edition: string;
  readonly validFrom: string;
  readonly sources: readonly LawSource[];
  readonly asks: AuthorityAsks;
}

interface Pack {
  readonly roles: readonly Role[];
  readonly equipment: readonly (typeof screenerEquipment)[number][];
  /** The newest first. */
  readonly editions: readonly [PackEdition, ...PackEdition[]];
}

const proposed: AuthorityAsks = {
  periodMonths: 6,
  startMonth: 1,
  minutes: 0,
  images: 0,
  articles: 0,
  drills: 0,
  drillDays: 0,
  libraryImages: 0,
  libraryArticles: 0,
  certifyMonths: 0,
  opensDays: 90,
  anniversary: "keep",
  graceDays: 0,
  returnMonths: 6,
  afterMissed: "tell",
  renewalMinutes: 120,
};

const eu = "https://eur-lex.europa.eu/eli/reg_impl/2015/1998";
const cfr = (section: string): string => `https://www.ecfr.gov/current/title-49/section-${section}`;
const aviation = ["cabin", "hold", "cargo"] as const;
const machines = ["any", "xray", "tomograph"] as const;

/**
 * Rules of authorities as data. A figure of the law is named by its article (`says`); everything else is what we propose, and the screen says so. The
 * 1,000 images of 250 articles of 11.4.1 are what a library must hold at least; they are not counted of each person.
 */
export const authorityPacks = {
  eu20151998: {
    roles: [...aviation, "mail"],
    equipment: machines,
    editions: [
      {
        edition: "2015/1998",
        validFrom: "2016-02-01",
        sources: [
          {
            article: "(EU) 2015/1998, 11.4.1",
            url: eu,
            says: ["periodMonths", "minutes", "libraryImages", "libraryArticles"],
          },
          { article: "(EU) 2015/1998, 11.3.1", url: eu, says: ["certifyMonths"] },
        ],
        asks: { ...proposed, minutes: 360, libraryImages: 1000, libraryArticles: 250, certifyMonths: 36 },
      },
    ],
  },
  us49cfr1544: {
    roles: aviation,
    equipment: machines,
    editions: [
      {
        edition: "49 CFR 1544",
        validFrom: "2002-02-17",
        sources: [{ article: "49 CFR § 1544.411 (d)", url: cfr("1544.411"), says: ["certifyMonths"] }],
        asks: { ...proposed, periodMonths: 12, certifyMonths: 12, returnMonths: 12 },
      },
    ],
  },
  icao: {
    roles: aviation,
    equipment: machines,
    editions: [
      {
        edition: "Annex 17",
        validFrom: "2006-01-01",
        sources: [{ url: "https://www.icao.int/", says: [] }],
        asks: { ...proposed, minutes: 360, certifyMonths: 36 },
      },
    ],
  },
  mailRoom: {
    roles: ["mail"],
    equipment: machines,
    editions: [
      {
        edition: "2026-11",
        validFrom: "2000-01-01",
        sources: [],
        asks: { ...proposed, periodMonths: 12, minutes: 240, certifyMonths: 24, returnMonths: 12 },
      },
    ],
  },
  court: {
    roles: ["court"],
    equipment: machines,
    editions: [
      {
        edition: "2026-11",
        validFrom: "2000-01-01",
        sources: [],
        asks: { ...proposed, periodMonths: 12, minutes: 240, certifyMonths: 24, returnMonths: 12 },
      },
    ],
  },
} as const satisfies Record<string, Pack>;

export const packNames = ["eu20151998", "us49cfr1544", "icao", "mailRoom", "court", "own"] as const;
export type PackName = (typeof packNames)[number];

export const packOf = (name: PackName): Pack | undefined => (name === "own" ? undefined : authorityPacks[name]);
/** The edition that holds now: a rule is never asked for less than its law. */
export const editionOf = (name: PackName): PackEdition | undefined => packOf(name)?.editions[0];
/** Where a figure is written; nothing: it is our proposal, to be checked with the authority. */
export const sourceOf = (name: PackName, ask: keyof AuthorityAsks): LawSource | undefined =>
  editionOf(name)?.sources.find(({ says }) => says.includes(ask));
