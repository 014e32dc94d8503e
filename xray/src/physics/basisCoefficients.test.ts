import { expect, test } from "vitest";
import { scanners } from "../geometry/scanners.ts";
import { basisCoefficients } from "./basisCoefficients.ts";
import { type MaterialName, materials } from "./materials.ts";
import { spectrumS160 } from "./spectrumS160.ts";
import { transmissionThrough } from "./transmission.ts";

/** Water, iron, tin, lead as an independent computation found them (Python, xraylib 4.3). */
const reference: [MaterialName, number, number, number, number][] = [
  ["polyethylene", 1.0396, -0.014404, 0, 0],
  ["polypropylene", 1.0396, -0.014404, 0, 0],
  ["polystyrene", 0.97968, -0.012466, 0, 0],
  ["ABS", 0.98265, -0.012152, 0, 0],
  ["nylon6", 0.99579, -0.010115, 0, 0],
  ["polycarbonate", 0.95746, -0.0089363, 0, 0],
  ["PMMA", 0.97844, -0.0076733, 0, 0],
  ["PET/polyester", 0.94346, -0.0063478, 0, 0],
  ["PVC", 0.79798, 0.1408, 0, 0],
  ["PTFE", 0.85738, 0.0096287, 0, 0],
  ["POM(acetal)", 0.96377, -0.0040535, 0, 0],
  ["PU foam", 0.96554, -0.0073583, 0, 0],
  ["EVA/PU sole", 0.99649, -0.0096573, 0, 0],
  ["rubber (vulcanised)", 0.95204, 0.0529, 0, 0],
  ["neoprene", 0.84977, 0.096154, 0, 0],
  ["silicone rubber", 0.92989, 0.045925, 0, 0],
  ["cotton/cellulose", 0.95976, -0.0045058, 0, 0],
  ["paper (9% CaCO3)", 0.93906, 0.012911, 0, 0],
  ["paper (28% CaCO3)", 0.89536, 0.04968, 0, 0],
  ["cardboard", 0.94336, 0.0091101, 0, 0],
  ["wood", 0.96461, -0.0047755, 0, 0],
  ["wool (keratin)", 0.96136, 0.00041299, 0, 0],
  ["leather (Cr tanned)", 0.95486, 0.011733, 0, 0],
  ["water", 1, 0, 0, 0],
  ["ethanol", 1.0239, -0.0087281, 0, 0],
  ["spirits 40%vol", 1.0079, -0.002895, 0, 0],
  ["veg oil/fat", 1.0153, -0.011998, 0, 0],
  ["sugar", 0.96187, -0.0042677, 0, 0],
  ["honey/syrup", 0.97101, -0.0032405, 0, 0],
  ["cheese/meat", 0.99024, 0.00047928, 0, 0],
  ["chocolate", 0.98032, -0.0072054, 0, 0],
  ["salt NaCl", 0.71166, 0.17513, 0, 0],
  ["toothpaste", 0.92349, 0.040279, 0, 0],
  ["soap", 1.0052, -0.0074443, 0, 0],
  ["lotion/shampoo", 0.98542, 0.0079039, 0, 0],
  ["organic simulant A (sheet/plastic class)", 0.93474, -0.0029997, 0, 0],
  ["organic simulant B (cast class)", 0.92495, -0.0028636, 0, 0],
  ["organic simulant C (powder class)", 0.94222, -0.0012935, 0, 0],
  ["inorganic simulant D (pyrotechnic class)", 0.77458, 0.13577, 0, 0],
  ["oxidiser liquid simulant", 0.97597, 0.0011552, 0, 0],
  ["drug simulant (HCl salt)", 0.93558, 0.019533, 0, 0],
  ["glass soda-lime", 0.82181, 0.084784, 0, 0],
  ["glass borosilicate", 0.84693, 0.055702, 0, 0],
  ["glass lead crystal 24% PbO", 0.62781, 0.074035, 0, 0.22297],
  ["porcelain/ceramic", 0.82891, 0.07472, 0, 0],
  ["alumina", 0.83645, 0.054356, 0, 0],
  ["zirconia (ceramic blade)", -1.0212, 2.3992, 0, 0],
  ["bone", 0.82064, 0.12192, 0, 0],
  ["concrete/stone", 0.82339, 0.091577, 0, 0],
  ["silicon", 0.78228, 0.1339, 0, 0],
  ["FR4 bare", 0.87183, 0.058042, 0, 0],
  ["carbon fibre composite", 0.93244, -0.01006, 0, 0],
  ["magnesium AZ91", 0.81187, 0.089449, 0, 0],
  ["aluminium", 0.78389, 0.0978, 0, 0],
  ["titanium", 0.33162, 0.58054, 0, 0],
  ["steel/iron", 0, 1, 0, 0],
  ["stainless 304", 0.013974, 0.98391, 0, 0],
  ["zinc die-cast", -0.38193, 1.4747, 0, 0],
  ["nickel", -0.21033, 1.2894, 0, 0],
  ["copper", -0.30997, 1.3732, 0, 0],
  ["brass", -0.34867, 1.4241, 0, 0],
  ["tin", 0, 0, 1, 0],
  ["solder SnPb", 0, 0, 0.63, 0.37],
  ["gold", 0, 0, 0, 1.045],
  ["lead", 0, 0, 0, 1],
  ["Li-ion cell (LCO pouch, homogenised)", 0.53151, 0.41449, 0, 0],
  ["Li-ion cell (NMC 18650, steel can)", 0.4313, 0.5337, 0, 0],
  ["alkaline cell AA", 0.29799, 0.68746, 0, 0],
];

/** Millimetres at which half and a twentieth of the high energy come through, and the ratio of −ln T there, of the full mixture. */
const halfAndTwentieth: [MaterialName, number, number, number, number][] = [
  ["polyethylene", 42.466, 1.1216, 184.808, 1.1131],
  ["nylon6", 36.142, 1.1383, 157.484, 1.1249],
  ["water", 39.805, 1.1798, 174.092, 1.1519],
  ["sugar", 26.37, 1.1624, 115.141, 1.141],
  ["organic simulant A (sheet/plastic class)", 28.66, 1.1675, 125.2, 1.1442],
  ["glass soda-lime", 15.079, 1.4324, 68.651, 1.2923],
  ["aluminium", 14.009, 1.4648, 64.23, 1.3075],
  ["PCB populated", 7.045, 1.9801, 38.801, 1.4786],
  ["titanium", 4.91, 1.9297, 26.212, 1.4618],
  ["steel/iron", 2.045, 2.0548, 11.628, 1.4899],
  ["copper", 1.455, 2.1185, 8.605, 1.5038],
  ["brass", 1.494, 2.1244, 8.866, 1.5051],
  ["lead", 0.155, 1.3296, 0.804, 1.1924],
  ["silver", 0.392, 2.2452, 2.585, 1.5351],
  ["NdFeB magnet", 0.879, 2.1848, 5.552, 1.5251],
];

/** Silver and the magnet's neodymium have their edges where no basis material has one; a bin does not see where in it lead's edge is. */
const tolerances: Partial<Record<MaterialName, number>> = { silver: 0.03, "NdFeB magnet": 0.09, "PCB populated": 0.015, lead: 0.025 };

const { ofMaterial, perMillimetre } = basisCoefficients(spectrumS160);

test("every material has coefficients near those of an independent computation", () => {
  expect(Object.keys(materials)).toHaveLength(73);
  for (const [name, ...expected] of reference) {
    const found = ofMaterial(name);
    expected.forEach((value, index) => expect(Math.abs((found[index] ?? NaN) - value), `${name} ${index}`).toBeLessThan(0.004));
  }
});

test("every material attenuates in every bin of the spectrum", () => {
  const { water, iron, tin, lead } = spectrumS160.basis;
  for (const name of Object.keys(materials).filter((key) => key in materials) as MaterialName[]) {
    const [a, b, c, d] = ofMaterial(name);
    // The lowest three bins weigh less than a ten-thousandth.
    for (let bin = 3; bin < water.length; bin++)
      expect(a * (water[bin] ?? 0) + b * (iron[bin] ?? 0) + c * (tin[bin] ?? 0) + d * (lead[bin] ?? 0), `${name} ${bin}`).toBeGreaterThan(
        0,
      );
  }
});

test("what comes through a plate is what comes through the full mixture", () => {
  const transmission = transmissionThrough(spectrumS160);
  for (const [name, half, ratioAtHalf, twentieth, ratioAtTwentieth] of halfAndTwentieth)
    for (const [thickness, wanted, ratio] of [
      [half, 0.5, ratioAtHalf],
      [twentieth, 0.05, ratioAtTwentieth],
    ] as const) {
      const [a, b, c, d] = perMillimetre(name);
      const [low, high] = transmission.exactly(a * thickness, b * thickness, c * thickness, d * thickness);
      const tolerance = tolerances[name] ?? 0.006;
      expect(Math.abs(Math.log(high) / Math.log(wanted) - 1), `${name} ${wanted}`).toBeLessThan(tolerance);
      expect(Math.abs(Math.log(low) / Math.log(high) / ratio - 1), `${name} ratio at ${wanted}`).toBeLessThan(tolerance);
    }
});

test("a density of one's own scales the material, and a vacuum is nothing", () => {
  const [water, iron] = perMillimetre("cotton/cellulose", 0.3);
  const [whole, wholeIron] = perMillimetre("cotton/cellulose");
  expect(water / whole).toBeCloseTo(0.2, 12);
  expect(iron / wholeIron).toBeCloseTo(0.2, 12);
  expect(perMillimetre("vacuum")).toEqual([0, 0, 0, 0]);
});

test.each(Object.values(scanners))("no material gives rays back at any energy of $name, however few of them there are", ({ spectrum }) => {
  const coefficients = basisCoefficients(spectrum);
  const { water, iron, tin, lead } = spectrum.basis;
  const shining = (Object.keys(materials) as MaterialName[]).filter((name) => {
    const [ofWater, ofIron, ofTin, ofLead] = coefficients.ofMaterial(name);
    return water.some((row, bin) => row * ofWater + (iron[bin] ?? 0) * ofIron + (tin[bin] ?? 0) * ofTin + (lead[bin] ?? 0) * ofLead < 0);
  });
  expect(shining).toEqual([]);
});
