import type { KindName } from "../catalogue/catalogue.ts";

/** How likely each kind is to be packed. */
export type Weights = Partial<Record<KindName, number>>;

export const washing: Weights = {
  shampoo: 2,
  deodorantSpray: 2,
  toothpaste: 2,
  toothbrush: 2,
  soap: 1,
  razor: 1,
  nailScissors: 1,
  hairbrush: 1,
  cream: 1,
  perfume: 1,
};
export const household: Weights = {
  candle: 1,
  padlock: 2,
  sewingKit: 1,
  alarmClock: 1,
  pictureFrame: 1,
  mug: 1,
  coatHanger: 1,
  emptyFlask: 2,
  emptyBottle: 3,
  notebook: 2,
  playingCards: 1,
  memorySticks: 1,
};

/** As dark as a weapon, and nothing: each traveller has some of it now and then. */
export const heavy: Weights = {
  cameraLens: 1.2,
  powerSupply: 1.6,
  tinStack: 1.2,
  travelIron: 0.8,
  handWeight: 0.8,
  bicycleLock: 0.9,
  bicyclePump: 0.7,
  spannerRoll: 1,
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
};

/** What lies loose between the layers. */
export const cordWeights: Weights = { looseCable: 4, audioCable: 2, lanyard: 1 };
