import type { CourseSource } from "@vigil/model/training/courseContent";
import { articleScans as scans } from "./articleScans.ts";
import { scan } from "./blocks.ts";

/** What must not travel, and what it looks like in a scan. */
export const prohibitedArticles: CourseSource = {
  locale: "en",
  objectives: [
    { id: 1, text: "Name the six categories and what belongs to each" },
    { id: 2, text: "Recognise the outline and the material of typical articles" },
    { id: 3, text: "Know which things are harmless and look dangerous" },
  ],
  labs: [],
  glossary: [
    {
      term: "Category",
      meaning: "The kind of threat that is named with a mark: guns, knives, explosive devices, other weapons, dangerous goods, liquids.",
    },
    { term: "Replica", meaning: "A thing that looks like a weapon. It is treated as one until somebody has looked at it." },
    {
      term: "Device image",
      meaning: "Parts that belong together in a picture: a block, a source of power, something that switches, wires.",
    },
  ],
  units: [
    {
      id: 1,
      type: "Content",
      name: "Weapons",
      tested: false,
      sections: [
        {
          id: 1,
          type: "Content",
          name: "Guns and knives",
          pages: [
            {
              id: 1,
              type: "text",
              title: "Guns",
              objective: 2,
              skip: false,
              labs: [],
              blocks: [
                {
                  kind: "paragraph",
                  text: "A handgun from the side is the shape everybody knows. The belt rarely does you that favour: from above it is a thick dark bar, from behind a small dark block. Look for what no other thing in a bag has: a long, straight hole in dense metal, a frame with a grip at an angle, springs in a row.",
                },
                scan(
                  scans.guns,
                  "A pistol, a revolver, and a loaded magazine on its own. View 2 shows how little of the outline is left from the side.",
                  "Three dense, dark things: a pistol, a revolver with its round cylinder, and a magazine with a stack of rounds. From the side all are low bars.",
                  { pistol: "Pistol", revolver: "Revolver", magazine: "Magazine" },
                ),
                scan(
                  scans.barrelAndUmbrella,
                  "The barrel of a long gun beside an umbrella. Both are long; only one is straight, thick-walled and hollow.",
                  "A long, dark, hollow tube beside the thin ribs and the shaft of a folded umbrella.",
                  { longGunBarrel: "Barrel", umbrella: "Umbrella" },
                ),
                {
                  kind: "list",
                  items: [
                    "A pistol is one dense block; its magazine is a second, with a stack of rounds or an empty spring inside.",
                    "A revolver shows a round part with chambers like petals.",
                    "A plastic frame is faint and orange; the slide and the barrel stay dark.",
                    "Parts travel apart. A barrel among umbrella rods is straighter, thicker and hollow.",
                  ],
                },
                {
                  kind: "note",
                  text: "A replica, a toy that looks real, or a part counts as the thing itself until somebody has looked. Decide: reject.",
                },
              ],
            },
            {
              id: 2,
              type: "text",
              title: "Knives and blades",
              objective: 2,
              skip: false,
              labs: [],
              blocks: [
                {
                  kind: "paragraph",
                  text: "Thin steel is blue and a little see-through; seen on its edge it becomes a fine black line. The handle is often faint, so look for the blade: one straight and one curved border that meet in a point, getting paler towards the edge.",
                },
                scan(
                  scans.knives,
                  "A kitchen knife, a ceramic one, a folding knife, a box cutter and a multi-tool. Enlarge each and look for the edge that gets paler.",
                  "Five knives side by side: a long pale blue blade, a shorter blade of a deeper blue, a short dense folding knife, a flat box cutter, and a stack of tools in a handle.",
                  {
                    kitchenKnife: "Kitchen knife",
                    ceramicKnife: "Ceramic knife",
                    foldingKnife: "Folding knife",
                    boxCutter: "Box cutter",
                    multiTool: "Multi-tool",
                  },
                ),
                {
                  kind: "list",
                  items: [
                    "A folding knife is short and dense, with a pivot and the blade beside its own groove.",
                    "A ceramic blade is of zirconia, a heavy ceramic: it is as blue as thin steel, not green like a mug. A short, even blade and a handle without rivets give it away.",
                    "A box cutter is a flat strip with slanted lines, in a plastic shell.",
                    "Multi-tools are dense stacks of parallel lines. Count the lines and ask what they are.",
                  ],
                },
              ],
            },
            {
              id: 3,
              type: "text",
              title: "Other weapons and tools",
              objective: 2,
              skip: false,
              labs: [],
              blocks: [
                {
                  kind: "paragraph",
                  text: "Batons, knuckledusters, heavy tools and stun devices do harm without an edge or a charge. They are dense, simple shapes that fit a hand.",
                },
                scan(
                  scans.otherWeapons,
                  "A hammer, a knuckleduster and a stun device.",
                  "A hammer with a black head on a faint handle, a knuckleduster with four rings, and a stun device with coils, a battery and two contacts.",
                  { hammer: "Hammer", knuckleduster: "Knuckleduster", stunDevice: "Stun device" },
                ),
                {
                  kind: "table",
                  head: ["Article", "What gives it away"],
                  rows: [
                    ["Telescopic baton", "tubes in tubes, a dark bar with steps"],
                    ["Knuckleduster", "four rings in a row with a bar below"],
                    ["Hammer, wrench", "a dark head on a long handle"],
                    ["Stun device", "two contacts, coils and a battery in a housing shaped for the hand"],
                  ],
                },
              ],
            },
          ],
        },
      ],
    },
    {
      id: 2,
      type: "Content",
      name: "Devices, dangerous goods and liquids",
      tested: false,
      sections: [
        {
          id: 2,
          type: "Content",
          name: "What burns, bursts or pours",
          pages: [
            {
              id: 4,
              type: "text",
              title: "Suspected explosive devices",
              objective: 2,
              skip: false,
              labs: [],
              blocks: [
                {
                  kind: "paragraph",
                  text: "No single thing in the picture says “device”. Several that belong together do: an even organic mass that does not explain itself, a source of power, something that could switch, and wires that join them. They may be far apart or built into a thing that works.",
                },
                scan(
                  scans.device,
                  "One thing in this bag does not explain itself. Find it before you ask where it is.",
                  "A business traveller's bag in two views. Among everyday things there is a suspected device: an organic block with a source of power and wires. The decision is reject.",
                  { deviceBlock: "Suspected device: reject" },
                ),
                {
                  kind: "list",
                  items: [
                    "Compare electronics with what you know of their kind: a battery too many, a patch of even orange where a board should be.",
                    "Follow every wire to both ends.",
                    "Look at blocks in both views: food, soap and candles have a wrapper, an edge, a fellow.",
                  ],
                },
                { kind: "note", text: "Reject. The belt stops, the bag stays where it is, and nobody opens it." },
              ],
            },
            {
              id: 5,
              type: "text",
              title: "Dangerous goods",
              objective: 2,
              skip: false,
              labs: [],
              blocks: [
                {
                  kind: "paragraph",
                  text: "Gas cartridges, lighter fluid, fireworks and loose battery packs may be legal at home and not on board. Most look like toiletries: the shape of the valve, the neck and the wall tells them apart.",
                },
                scan(
                  scans.dangerousGoods,
                  "Pairs that are easily confused: deodorant and gas cartridge, shampoo and lighter fluid, power bank and loose batteries.",
                  "Six things side by side: a slim spray can, a wide gas cartridge with a dome, a shampoo bottle, a flat tin, a power bank, and a few loose batteries.",
                  {
                    deodorantSpray: "Deodorant",
                    gasCartridge: "Gas cartridge",
                    shampoo: "Shampoo",
                    lighterFluid: "Lighter fluid",
                    powerBank: "Power bank",
                    batteries: "Loose batteries",
                  },
                ),
                {
                  kind: "table",
                  head: ["Looks like", "May be", "Difference"],
                  rows: [
                    ["Deodorant", "Gas cartridge", "dome and screw valve instead of a spray cap"],
                    ["Shampoo", "Lighter fluid", "flat tin with a narrow spout"],
                    ["Candles", "Fireworks", "paper tubes in a bundle, one fuse"],
                    ["Power bank", "Loose cells", "several cylinders without a housing"],
                  ],
                },
              ],
            },
            {
              id: 6,
              type: "text",
              title: "Liquids",
              objective: 3,
              skip: false,
              labs: [],
              blocks: [
                {
                  kind: "paragraph",
                  text: "A scan shows how much liquid there is and how dense it is, not what it is. The amount decides: what exceeds the limit of your authority is held, however harmless it looks.",
                },
                scan(
                  scans.liquids,
                  "A bottle of water, a bottle of wine, a large shampoo and a carton of juice: none of them passes where the limit is 100 ml.",
                  "Four vessels: a clear plastic bottle, a heavy green glass bottle, a flat shampoo bottle and a carton, all full.",
                  { waterBottle: "Water", wine: "Wine", largeShampoo: "Shampoo", juiceCarton: "Juice" },
                ),
                {
                  kind: "paragraph",
                  text: "Bottles show a wall, a neck and a level. Compare brightness with water bottles in the same bag: a liquid that is clearly lighter or heavier than water deserves the search.",
                },
              ],
            },
            {
              id: 7,
              type: "text",
              title: "Harmless, and yet",
              objective: 3,
              skip: false,
              labs: [],
              blocks: [
                {
                  kind: "paragraph",
                  text: "Hair dryers have a barrel and a grip. Umbrellas hide rods. Camera lenses are dense rings, chocolate and cheese are even blocks, chargers have wires, coils and a block. You will see them a hundred times for each threat.",
                },
                scan(
                  scans.harmless,
                  "A hair dryer, a bar of chocolate, a camera and a laptop charger. Say of each what it could be taken for, and what shows that it is not.",
                  "Four harmless things: a hair dryer with barrel and grip, an even orange block, dense rings of a lens, and a block with coil and cable.",
                  { hairDryer: "Hair dryer", chocolate: "Chocolate", camera: "Camera", laptopCharger: "Laptop charger" },
                ),
                {
                  kind: "note",
                  text: "A false alarm costs two minutes. Explaining a thing to yourself before you pass it costs two seconds.",
                },
              ],
            },
          ],
        },
      ],
    },
  ],
};
