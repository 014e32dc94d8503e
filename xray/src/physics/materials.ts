// Densities in g/cm³ and mass fractions from textbooks and data sheets: the material's usual value; cloth, paper and the like are given a
// bulk density where they are used. Simulants are generic classes of material and name no product. Mixtures such as a circuit board or a
// battery cell are homogenised.
import type { ElementSymbol } from "./elements.ts";

export interface Material {
  density: number;
  massFractions: Partial<Record<ElementSymbol, number>>;
}

export const materials = {
  air: { density: 0.0012, massFractions: { N: 0.768, O: 0.232 } },
  polyethylene: { density: 0.94, massFractions: { C: 0.85628, H: 0.14372 } }, // 0.91-0.97
  polypropylene: { density: 0.905, massFractions: { C: 0.85628, H: 0.14372 } },
  polystyrene: { density: 1.05, massFractions: { C: 0.92257, H: 0.07743 } },
  ABS: { density: 1.05, massFractions: { C: 0.85262, H: 0.08109, N: 0.06629 } },
  nylon6: { density: 1.14, massFractions: { C: 0.63685, H: 0.09799, N: 0.12378, O: 0.14138 } }, // fabric bulk 0.2-0.5
  polycarbonate: { density: 1.2, massFractions: { C: 0.75575, H: 0.0555, O: 0.18875 } },
  PMMA: { density: 1.18, massFractions: { C: 0.59985, H: 0.08055, O: 0.31961 } },
  "PET/polyester": { density: 1.38, massFractions: { C: 0.62502, H: 0.04196, O: 0.33302 } }, // fabric bulk 0.10-0.35
  PVC: { density: 1.38, massFractions: { C: 0.38438, H: 0.04839, Cl: 0.56724 } }, // flexible 1.2-1.35
  PTFE: { density: 2.2, massFractions: { C: 0.24019, F: 0.75981 } },
  "POM(acetal)": { density: 1.41, massFractions: { C: 0.40002, H: 0.06714, O: 0.53284 } },
  "PU foam": { density: 0.04, massFractions: { C: 0.59115, H: 0.06615, N: 0.05107, O: 0.29164 } }, // 0.02-0.08
  "EVA/PU sole": { density: 0.55, massFractions: { C: 0.67573, H: 0.09924, O: 0.22502 } }, // 0.2-1.1
  "rubber (vulcanised)": { density: 1.15, massFractions: { C: 0.81991, H: 0.11009, S: 0.02, Zn: 0.04017, O: 0.00983 } }, // 0.95-1.4
  neoprene: { density: 1.23, massFractions: { C: 0.54266, H: 0.05693, Cl: 0.40041 } },
  "silicone rubber": { density: 1.15, massFractions: { C: 0.32395, H: 0.08156, O: 0.21575, Si: 0.37874 } },
  "cotton/cellulose": { density: 1.5, massFractions: { C: 0.44447, H: 0.06217, O: 0.49337 } }, // folded cloth 0.15-0.50
  "paper (9% CaCO3)": { density: 0.8, massFractions: { C: 0.41527, H: 0.05657, O: 0.49212, Ca: 0.03604 } }, // books 0.7-0.95
  "paper (28% CaCO3)": { density: 1.15, massFractions: { C: 0.35362, H: 0.04476, O: 0.48951, Ca: 0.11211 } }, // coated 1.0-1.25
  cardboard: { density: 0.69, massFractions: { C: 0.42175, H: 0.05782, O: 0.4924, Ca: 0.02803 } }, // corrugated 0.12-0.2
  wood: { density: 0.6, massFractions: { C: 0.44689, H: 0.06745, O: 0.48566 } }, // 0.4-0.8
  "wool (keratin)": { density: 1.31, massFractions: { H: 0.07, C: 0.505, N: 0.165, O: 0.225, S: 0.035 } }, // bulk 0.1-0.3
  "leather (Cr tanned)": { density: 0.9, massFractions: { H: 0.075, C: 0.49, N: 0.14, O: 0.26, S: 0.015, Cr: 0.02 } }, // 0.6-1.0
  water: { density: 1, massFractions: { H: 0.11191, O: 0.88809 } },
  ethanol: { density: 0.789, massFractions: { C: 0.52144, H: 0.13128, O: 0.34728 } },
  "spirits 40%vol": { density: 0.948, massFractions: { C: 0.17364, H: 0.11836, O: 0.708 } },
  "veg oil/fat": { density: 0.92, massFractions: { C: 0.77319, H: 0.11839, O: 0.10841 } },
  sugar: { density: 1.59, massFractions: { C: 0.42107, H: 0.06479, O: 0.51414 } }, // granular 0.85
  "honey/syrup": { density: 1.4, massFractions: { C: 0.32002, H: 0.07609, O: 0.60389 } },
  "cheese/meat": {
    density: 1.07,
    massFractions: { H: 0.10245, O: 0.60317, C: 0.24637, N: 0.032, S: 0.002, Na: 0.00393, Cl: 0.00607, Ca: 0.004 },
  },
  chocolate: { density: 1.3, massFractions: { C: 0.55034, H: 0.0831, O: 0.34735, N: 0.0192 } },
  "salt NaCl": { density: 2.16, massFractions: { Na: 0.39339, Cl: 0.60661 } }, // granular 1.2
  toothpaste: { density: 1.35, massFractions: { H: 0.06665, O: 0.66398, C: 0.11582, Si: 0.09349, Ca: 0.06007 } },
  soap: { density: 1.05, massFractions: { C: 0.70546, H: 0.11512, Na: 0.07502, O: 0.10441 } },
  "lotion/shampoo": { density: 1.02, massFractions: { H: 0.10561, O: 0.78151, C: 0.05998, Na: 0.02137, S: 0.01334, Cl: 0.0182 } },
  "organic simulant A (sheet/plastic class)": { density: 1.5, massFractions: { H: 0.035, C: 0.26, N: 0.28, O: 0.425 } }, // 1.4-1.6
  "organic simulant B (cast class)": { density: 1.65, massFractions: { H: 0.024, C: 0.33, N: 0.2, O: 0.446 } }, // 1.55-1.75
  "organic simulant C (powder class)": { density: 1, massFractions: { H: 0.045, C: 0.1, N: 0.31, O: 0.545 } }, // 0.8-1.2
  "inorganic simulant D (pyrotechnic class)": { density: 1.1, massFractions: { C: 0.13, N: 0.105, O: 0.36, K: 0.29, S: 0.115 } }, // 0.9-1.3
  "oxidiser liquid simulant": { density: 1.2, massFractions: { H: 0.08559, O: 0.91441 } }, // 1.1-1.3
  "drug simulant (HCl salt)": { density: 1.1, massFractions: { C: 0.60088, H: 0.06526, Cl: 0.10432, N: 0.04122, O: 0.18833 } }, // 0.6-1.2
  "glass soda-lime": { density: 2.5, massFractions: { Si: 0.33655, O: 0.46585, Na: 0.10386, Ca: 0.06432, Mg: 0.02412, Al: 0.00529 } },
  "glass borosilicate": { density: 2.23, massFractions: { Si: 0.37862, O: 0.54074, B: 0.04037, Na: 0.02967, Al: 0.01059 } },
  "glass lead crystal 24% PbO": { density: 2.95, massFractions: { Si: 0.25709, O: 0.35461, Pb: 0.2228, K: 0.09132, Na: 0.07419 } },
  "porcelain/ceramic": { density: 2.4, massFractions: { Si: 0.30851, O: 0.4934, Al: 0.1429, K: 0.03321, Na: 0.01484, Ca: 0.00715 } },
  alumina: { density: 3.9, massFractions: { Al: 0.52926, O: 0.47074 } },
  "zirconia (ceramic blade)": { density: 6.05, massFractions: { Zr: 0.6996, O: 0.26109, Ca: 0.03931 } },
  bone: { density: 1.9, massFractions: { H: 0.034, C: 0.155, N: 0.042, O: 0.435, Na: 0.001, Mg: 0.002, P: 0.103, S: 0.003, Ca: 0.225 } }, // 1.3-2.0
  "concrete/stone": { density: 2.35, massFractions: { Si: 0.28046, O: 0.53091, Ca: 0.10011, C: 0.03, Al: 0.05293, H: 0.0056 } },
  silicon: { density: 2.33, massFractions: { Si: 1 } },
  "FR4 bare": {
    density: 1.85,
    massFractions: { Si: 0.15145, O: 0.35679, Al: 0.04605, Ca: 0.0729, Mg: 0.01628, B: 0.01491, Na: 0.0089, C: 0.30305, H: 0.02967 },
  },
  "PCB populated": {
    density: 2.4,
    massFractions: {
      Si: 0.09592,
      O: 0.25281,
      Al: 0.04504,
      Ca: 0.04617,
      Mg: 0.01031,
      B: 0.00944,
      Na: 0.00564,
      C: 0.21213,
      H: 0.02077,
      Cu: 0.22,
      Sn: 0.05,
      Ba: 0.02356,
      Ti: 0.00821,
    },
  }, // 2.0-3.0
  "carbon fibre composite": { density: 1.55, massFractions: { C: 0.91517, H: 0.02596, O: 0.05887 } },
  "magnesium AZ91": { density: 1.81, massFractions: { Mg: 0.9, Al: 0.09, Zn: 0.01 } },
  aluminium: { density: 2.7, massFractions: { Al: 1 } },
  titanium: { density: 4.51, massFractions: { Ti: 1 } },
  "steel/iron": { density: 7.87, massFractions: { Fe: 1 } },
  "stainless 304": { density: 8, massFractions: { Fe: 0.7, Cr: 0.19, Ni: 0.1, Mn: 0.01 } },
  "zinc die-cast": { density: 6.6, massFractions: { Zn: 0.96, Al: 0.04 } },
  nickel: { density: 8.9, massFractions: { Ni: 1 } },
  copper: { density: 8.96, massFractions: { Cu: 1 } },
  brass: { density: 8.5, massFractions: { Cu: 0.68, Zn: 0.32 } },
  tin: { density: 7.29, massFractions: { Sn: 1 } },
  "solder SnPb": { density: 8.4, massFractions: { Sn: 0.63, Pb: 0.37 } },
  silver: { density: 10.49, massFractions: { Ag: 1 } },
  tungsten: { density: 19.3, massFractions: { W: 1 } }, // 17-19 alloy
  gold: { density: 19.3, massFractions: { Au: 1 } }, // 18k 15.5
  lead: { density: 11.35, massFractions: { Pb: 1 } },
  "NdFeB magnet": { density: 7.5, massFractions: { Fe: 0.69, Ba: 0.3, B: 0.01 } },
  "Li-ion cell (LCO pouch, homogenised)": {
    density: 2.55,
    massFractions: { Li: 0.02928, Co: 0.24086, O: 0.20163, C: 0.26888, Cu: 0.1, Al: 0.13, H: 0.01026, P: 0.00408, F: 0.01501 },
  }, // 2.2-2.8
  "Li-ion cell (NMC 18650, steel can)": {
    density: 2.75,
    massFractions: {
      Li: 0.02623,
      Ni: 0.13079,
      Mn: 0.04081,
      Co: 0.04378,
      O: 0.1788,
      C: 0.2707,
      Cu: 0.08,
      Al: 0.04,
      H: 0.00935,
      P: 0.00204,
      F: 0.0075,
      Fe: 0.17,
    },
  }, // 2.5-2.9
  "alkaline cell AA": {
    density: 2.9,
    massFractions: { Fe: 0.19, Zn: 0.17, Mn: 0.24014, O: 0.28131, C: 0.05, H: 0.01674, K: 0.04181, Cu: 0.01 },
  },
} satisfies Record<string, Material>;

export type MaterialName = keyof typeof materials;
