import type { KindName } from "../catalogue/catalogue.ts";

/** How likely each kind is to be packed. */
export type Weights = Partial<Record<KindName, number>>;

export const washing: Weights = {
  shampoo: 3,
  deodorantSpray: 3,
  toothpaste: 3,
  toothbrush: 3,
  soap: 1.5,
  razor: 1.5,
  nailScissors: 1,
  hairbrush: 1.5,
  cream: 2,
  perfume: 2,
  wipes: 1.5,
  hairStraightener: 0.7,
};
export const household: Weights = {
  candle: 1,
  padlock: 0.1,
  sewingKit: 1,
  alarmClock: 1,
  radio: 0.5,
  pictureFrame: 1,
  mug: 1,
  coatHanger: 1,
  emptyFlask: 2,
  emptyBottle: 3,
  notebook: 2,
  playingCards: 1,
  memorySticks: 1,
  giftBox: 0.8,
  actionCamera: 0.6,
  downJacket: 0.5,
  adhesiveTape: 0.6,
  insulinPens: 0.5,
  packingCube: 0.5,
  kettle: 0.3,
  plates: 0.3,
};

/** As dark as a weapon, and nothing: each traveller has some of it now and then. */
export const heavy: Weights = {
  cameraLens: 1.5,
  powerSupply: 1.8,
  tinStack: 1.4,
  travelIron: 0.9,
  hairClipper: 1.2,
  crystalGlasses: 0.9,
  handWeight: 0.12,
  bicycleLock: 0.12,
  bicyclePump: 0.4,
  spannerRoll: 0.25,
  cutlery: 1.2,
  cakeServer: 0.6,
  steelRuler: 0.7,
  stapler: 0.8,
  sprayPistol: 0.7,
  tripod: 0.9,
  espressoPot: 0.9,
  magnets: 0.5,
};

export const pockets: Weights = {
  keys: 2,
  coins: 2,
  wallet: 2,
  glasses: 2,
  pens: 1,
  watch: 1,
  usbCable: 2,
  phoneCharger: 2,
  powerBank: 2,
  earphones: 2,
  mobilePhone: 1,
  pillBox: 1,
  batteries: 1,
  passport: 2,
  blisterPacks: 2,
  sunglasses: 2,
  earbudCase: 2,
  smartwatch: 1,
  eReader: 0.8,
  lighter: 1,
  cigarettes: 1,
  eCigarette: 0.8,
  moneyBelt: 0.4,
};

/** What lies loose between the layers. */
export const cordWeights: Weights = { looseCable: 4, audioCable: 2, lanyard: 1 };

/** One thing of a sort that a traveller takes along or not, with this chance. */
export interface Occasion {
  chance: number;
  of: Weights;
}

const foods: Weights = {
  cerealBars: 2,
  crisps: 1.2,
  sweetsTin: 0.7,
  apple: 1,
  orange: 1,
  banana: 1,
  sandwich: 1.2,
  chocolate: 1.2,
  cheese: 0.6,
  biscuits: 1,
  nuts: 1,
  bread: 0.4,
  carrierBag: 0.8,
  dutyFreeBag: 0.5,
};
const footwear: Weights = { trainers: 2.2, leatherShoes: 1.5, ballerina: 1, heels: 1.6, beachShoes: 0.7, footballBoots: 0.5, boot: 0.5 };

/** Food in every second bag, now and then more of it. */
export const eating: readonly Occasion[] = [
  { chance: 0.55, of: foods },
  { chance: 0.25, of: foods },
];
/** Pouches with small things in them. Three of ten cables are in one, so three travellers of four carry one for them. */
export const pouches: readonly Occasion[] = [
  { chance: 0.8, of: { washBag: 5, liquidsBag: 4 } },
  { chance: 0.35, of: { cosmeticBag: 2, liquidsBag: 1 } },
  { chance: 0.75, of: { techPouch: 1 } },
  { chance: 0.14, of: { pencilCase: 1 } },
];
/** A second pair of shoes. */
export const walking: readonly Occasion[] = [{ chance: 0.75, of: footwear }];
