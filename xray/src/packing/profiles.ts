import type { ContainerKind } from "../container/containers.ts";
import type { KindName } from "../catalogue/catalogue.ts";

export type Weights = Partial<Record<KindName, number>>;

/** What a kind of traveller carries: some things always, others by weight; cloth fills the rest. */
export interface Profile {
  containers: readonly ContainerKind[];
  always: readonly KindName[];
  often: Weights;
  things: readonly [number, number];
  cloth: Weights;
}

const washing: Weights = { shampoo: 2, deodorantSpray: 2, toothpaste: 2, toothbrush: 2, soap: 1, razor: 1, nailScissors: 1, hairbrush: 1, cream: 1, perfume: 1 };
const pockets: Weights = { keys: 2, coins: 2, wallet: 2, glasses: 2, pens: 1, watch: 1, usbCable: 2, phoneCharger: 2, powerBank: 2, earphones: 2, mobilePhone: 1, pillBox: 1, batteries: 1 };

export const profiles: Record<string, Profile> = {
  business: {
    containers: ["hardSuitcase", "softSuitcase", "laptopBag", "backpack"],
    always: ["laptop", "laptopCharger", "usbCable", "folder"],
    often: { ...washing, ...pockets, leatherShoes: 3, belt: 3, tablet: 2, mouse: 3, travelAdapter: 2, umbrella: 2, book: 2, hardDisk: 1, shaver: 2, magazines: 1, calculator: 1 },
    things: [13, 19],
    cloth: { dressShirt: 5, trousers: 2, underwear: 2, sweater: 1, tShirt: 1, socks: 4, rolledShirt: 2 },
  },
  family: {
    containers: ["hardSuitcase", "softSuitcase", "holdall"],
    always: ["trainers", "teddy", "tablet"],
    often: { ...washing, ...pockets, bricks: 3, toyCar: 3, ball: 1, book: 3, gameConsole: 2, sandwich: 2, apple: 2, orange: 2, banana: 1, biscuits: 2, nuts: 2, chocolate: 2, beachShoes: 1, camera: 1, hairDryer: 2, headphones: 1, makeUp: 1, lunchBox: 1, cap: 1 },
    things: [13, 20],
    cloth: { tShirt: 4, jeans: 2, sweater: 2, underwear: 3, scarf: 2, towel: 1, socks: 5, rolledShirt: 4, rolledJeans: 1 },
  },
  beach: {
    containers: ["holdall", "softSuitcase", "backpack"],
    always: ["beachShoes", "sunCream", "goggles"],
    often: { ...washing, ...pockets, book: 3, magazines: 2, ball: 1, cap: 2, camera: 2, speaker: 1, nuts: 1, orange: 2, torch: 1, figurine: 1, jewellery: 1, makeUp: 2, hairDryer: 1 },
    things: [12, 18],
    cloth: { towel: 3, tShirt: 4, scarf: 3, underwear: 3, rolledShirt: 3, socks: 2 },
  },
  musician: {
    containers: ["softSuitcase", "holdall", "backpack"],
    always: ["flute", "strings", "mainsCable", "headphones"],
    often: { ...washing, ...pockets, harmonica: 3, microphone: 3, mainsCable: 3, laptop: 2, speaker: 1, batteries: 2, folder: 1, book: 1, screwdriverSet: 2, umbrella: 1, coffee: 1, allenKeys: 1 },
    things: [12, 18],
    cloth: { tShirt: 4, jeans: 2, fleeceJacket: 2, socks: 4, scarf: 2, rolledShirt: 3, underwear: 2 },
  },
  courier: {
    containers: ["carton", "holdall", "hardSuitcase"],
    always: ["router", "hardDisk", "usbCable", "mainsCable"],
    often: { router: 1, hardDisk: 2, camera: 2, speaker: 2, tablet: 2, mobilePhone: 4, laptopCharger: 3, phoneCharger: 3, powerBank: 2, batteries: 2, tapeMeasure: 1, allenKeys: 1, coffee: 2, riceBag: 2, foodTin: 2, chocolate: 2, book: 2, figurine: 2, watch: 2, shaver: 1, electricToothbrush: 1, gameConsole: 1, calculator: 1, mouse: 1, torch: 1 },
    things: [14, 22],
    cloth: { scarf: 3, tShirt: 2, towel: 1, rolledShirt: 2, socks: 2, fleeceJacket: 1 },
  },
  student: {
    containers: ["backpack", "backpack", "holdall"],
    always: ["laptop", "laptopCharger", "book", "headphones"],
    often: { ...washing, ...pockets, book: 3, folder: 2, pens: 2, calculator: 2, gameConsole: 2, lunchBox: 2, apple: 2, banana: 2, sandwich: 2, umbrella: 1, mouse: 2, bricks: 1, strings: 1, singleTrainer: 1, cap: 1, speaker: 1 },
    things: [12, 18],
    cloth: { tShirt: 4, jeans: 1, fleeceJacket: 2, sweater: 1, socks: 4, rolledShirt: 3 },
  },
  elderly: {
    containers: ["softSuitcase", "handbag", "hardSuitcase"],
    always: ["pillBox", "glasses", "walkingStick", "pillBox"],
    often: { ...washing, ...pockets, pillBox: 3, inhaler: 2, umbrella: 2, book: 2, biscuits: 2, orange: 2, jewellery: 1, figurine: 1, hairbrush: 2, ballerina: 2, tapeMeasure: 1, coffee: 1, cheese: 1, magazines: 1 },
    things: [12, 18],
    cloth: { sweater: 4, dressShirt: 2, trousers: 2, underwear: 3, scarf: 3, socks: 4 },
  },
  cityTrip: {
    containers: ["handbag", "backpack", "hardSuitcase"],
    always: ["makeUp", "keys", "wallet", "mobilePhone", "umbrella"],
    often: { ...washing, ...pockets, makeUp: 2, perfume: 2, jewellery: 2, ballerina: 2, hairDryer: 1, camera: 2, book: 2, tablet: 1, chocolate: 1, cheese: 1, apple: 1, electricToothbrush: 1, belt: 1 },
    things: [13, 18],
    cloth: { scarf: 4, tShirt: 2, underwear: 2, rolledShirt: 2, socks: 3, dressShirt: 1 },
  },
  craftsman: {
    containers: ["backpack", "holdall", "softSuitcase"],
    always: ["boot", "tapeMeasure", "screwdriverSet", "allenKeys"],
    often: { ...washing, ...pockets, torch: 3, batteries: 2, allenKeys: 1, coffee: 1, sandwich: 2, lunchBox: 2, foodTin: 2, belt: 2, mainsCable: 2, shaver: 1, cap: 2 },
    things: [12, 17],
    cloth: { jeans: 3, fleeceJacket: 3, tShirt: 3, socks: 4, rolledJeans: 1, towel: 1 },
  },
  tray: {
    containers: ["tray"],
    always: ["laptop", "belt", "mobilePhone", "keys", "coins"],
    often: { ...pockets, tablet: 2, belt: 1, watch: 2, camera: 1, leatherShoes: 1, headphones: 1, umbrella: 1 },
    things: [7, 12],
    cloth: { fleeceJacket: 2, sweater: 1, scarf: 1 },
  },
};
