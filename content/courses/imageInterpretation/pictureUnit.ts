import type { UnitSource } from "@vigil/model/training/courseContent";
import { list, note, paragraph, scan, table, textPage } from "../blocks.ts";
import { readingScans as scans } from "../readingScans.ts";

/** How a picture comes about, and what bags look like in it. */
export const pictureUnit: UnitSource = {
  id: 1,
  type: "Content",
  name: "How the picture comes about",
  tested: false,
  sections: [
    {
      id: 1,
      type: "Content",
      name: "Shadows of two kinds",
      pages: [
        textPage(
          1,
          "A shadow, not a photograph",
          1,
          paragraph(
            "An X-ray image is a shadow. A fan of rays passes through the bag while the belt carries it along, and a line of detectors measures how much comes out at the other side. The lines, put beside each other, make the picture.",
          ),
          scan(
            scans.everyday,
            "A mug, a bunch of keys, a book and a hair dryer. View 1 looks from below, view 2 from the side. Click a picture and turn the wheel to enlarge it; drag to move it.",
            "Two X-ray views of four everyday things. The mug is a green block with the arc of its handle; the keys are blue outlines, from the side only a thin line; the book is an even, olive block; the hair dryer shows its motor and heating coil inside a faint housing.",
            { mug: "Mug", keys: "Keys", book: "Book", hairDryer: "Hair dryer" },
          ),
          paragraph(
            "Because it is a shadow, everything between the source and the detector is in the same place of the picture. You see no surface, no writing and no colour of things as the eye knows them.",
          ),
          note("Ask of every shape: what would this be from the side? The second view answers."),
        ),
        textPage(
          2,
          "Why there are two energies",
          1,
          paragraph(
            "A thick piece of plastic and a thin piece of steel can stop the same share of rays. One measurement cannot tell them apart. Two can: heavy elements stop soft rays much more than hard ones, light elements stop both nearly alike.",
          ),
          scan(
            scans.energies,
            "Six plates that stop the same share of hard rays. Press B/W: in grey they look alike. Only the comparison of the energies gives them their colours.",
            "Six square plates in a row, alike in brightness. From left to right: two orange, two green, two blue. From the side the first plate is the thickest and the last one hardly more than a line.",
            {
              polyethylene: "Plastic, 42 mm",
              sugar: "Sugar, 28 mm",
              "glass soda-lime": "Glass, 15 mm",
              aluminium: "Aluminium, 14 mm",
              "steel/iron": "Steel, 2 mm",
              copper: "Copper, 1.5 mm",
            },
          ),
          table(
            ["Colour", "Kind of material", "Examples"],
            ["Orange", "organic, light elements", "food, cloth, paper, plastics, liquids, explosives"],
            ["Green", "light metals, glass, mixtures", "aluminium, glass, electronics, pottery"],
            ["Blue", "heavier metals", "steel, copper, brass"],
            ["Black", "nothing comes through", "thick metal, dense stacks"],
          ),
          note(
            "Orange does not mean harmless and blue does not mean dangerous. Colour narrows the question; shape, position and connections answer it.",
          ),
        ),
        textPage(
          10,
          "Thickness plays tricks",
          1,
          paragraph(
            "The same steel is pale blue as a razor blade, deep blue as a knife and black as a block. Organic material keeps its orange longer, but it darkens as well: behind a hand's breadth of it little is left to compare, and the colour turns brown.",
          ),
          scan(
            scans.wedges,
            "Steps of plastic on one side, 10 to 160 mm, and of steel on the other, half a millimetre to 32 mm. HIGH opens the dark end, LOW the pale one.",
            "Two staircases of blocks. The plastic one goes from pale orange to brown, the steel one from pale blue over deep blue to black. From the side the heights of the steps can be seen.",
            { "polyethylene 160": "160 mm of plastic", "steel/iron 0.5": "0.5 mm of steel", "steel/iron 32": "32 mm of steel" },
          ),
          paragraph(
            "So brightness alone says neither what a thing is nor how much there is of it. Compare the edge of a thing with its middle: the edge is often thin enough to show its colour.",
          ),
        ),
        textPage(
          3,
          "One thing behind another",
          1,
          paragraph(
            "Things behind each other mix. An orange block over a sheet of steel looks green, as if it were aluminium. When a colour makes no sense for the shape you see, look for a second thing behind it.",
          ),
          scan(
            scans.superposition,
            "Plastic, steel, both one above the other, and aluminium. From below the third and the fourth are alike; from the side they are not. Try OS and MET.",
            "Four square plates: orange, blue, a greenish mixture, and green. The side view shows that the third is made of a thick orange block with a thin blue line on top.",
            { both: "Plastic with steel above", aluminium: "Aluminium" },
          ),
          scan(
            scans.knifeUnderLaptop,
            "The same kitchen knife twice: alone, and above a laptop. Follow the outline of the blade through the board.",
            "A kitchen knife on its own, easily seen, and a laptop with a second knife whose straight and curved edges cross the boards and batteries.",
            { kitchenKnife: "Knife alone", "hidden knife": "Knife above the laptop" },
          ),
          list("Follow an outline through whatever crosses it.", "Use the other view before you guess."),
        ),
        textPage(
          11,
          "The view changes the shape",
          2,
          paragraph(
            "A thing shows the outline that faces the rays. What everybody recognises from its broad side becomes a bar from the edge and a block from the end. Bags are packed without regard for the screener: learn things from all sides.",
          ),
          scan(
            scans.dryerThreeWays,
            "One hair dryer: lying flat, on its edge, and on its end.",
            "The same hair dryer three times. Only one outline shows barrel and grip; the other two are compact shapes around motor and heating coil.",
          ),
          scan(
            scans.pistolThreeWays,
            "One pistol in the same three positions. Whatever the outline, it is dense, dark and straight-edged. In each place one of the two views tells more.",
            "The same pistol three times: its well-known outline, a dark bar, and a small dark block.",
            { flat: "Lying flat", edge: "On its edge", end: "On its end" },
          ),
        ),
      ],
    },
    {
      id: 2,
      type: "Content",
      name: "What bags look like",
      pages: [
        textPage(
          4,
          "The bag itself",
          2,
          paragraph(
            "The shell of a suitcase is nearly invisible. What you see of it are the crisp parts: zip teeth as a dotted line, wheels in the corners, the two rods of the trolley, hinges and feet. Learn them, so that you notice what does not belong to them.",
          ),
          scan(
            scans.suitcase,
            "A suitcase as it comes along the belt. Find the wheels, the rods of the trolley and the zip before you look at what is inside.",
            "A packed suitcase in two views, with trolley rods, wheels and zip around soft clothing and personal things. There is no threat in it.",
          ),
          paragraph(
            "Blades and bars are easily laid along rods and frames. A rod that is thicker than its twin, or a third line beside two, is worth a closer look.",
          ),
        ),
        textPage(
          5,
          "Cloth and food",
          2,
          paragraph(
            "Clothing is a soft, uneven orange with fine lines from seams and folds. Food has clean outlines and an even inside: chocolate, cheese and soap are dense, regular blocks, and that is just what organic explosives look like too.",
          ),
          scan(
            scans.foodAndCloth,
            "A T-shirt, a bar of chocolate, a piece of cheese, a soap and an apple. All are orange; shape and evenness tell them apart.",
            "Five orange things: a pale, uneven T-shirt; a flat bar of chocolate with its pattern; a wedge of cheese; a rounded soap; a round apple.",
            { tShirt: "T-shirt", chocolate: "Chocolate", cheese: "Cheese", soap: "Soap", apple: "Apple" },
          ),
          paragraph(
            "An organic block alone proves nothing. Look for what would have to be with it: a source of power, something that switches, wires between them. If a block has any of these beside it, or if you cannot explain it, do not pass the bag.",
          ),
        ),
        textPage(
          12,
          "Liquids",
          2,
          paragraph(
            "A liquid takes the shape of its vessel, and its surface stays level: an air bubble at the upper side is a good sign that something is liquid. Wall, neck and cap tell the kind of vessel.",
          ),
          scan(
            scans.liquids,
            "Water, oil, honey, a drink in a can, and an empty bottle. Compare how dark they are where they are equally thick.",
            "Five vessels. The water and oil bottles are evenly orange, the honey in its glass darker and greener at the wall, the can has a thin green wall, and of the empty bottle only wall and cap can be seen.",
            {
              waterBottle: "Water",
              oliveOil: "Oil",
              honey: "Honey in glass",
              drinkCan: "Drink can",
              emptyBottle: "Empty bottle",
            },
          ),
          note("A scan shows how much liquid there is and how dense it is, not what it is."),
        ),
        textPage(
          6,
          "Electronics",
          2,
          paragraph(
            "Laptops, phones and chargers are crowded: batteries as even blocks, boards with hundreds of small parts, screws, coils and fans. They are the best place to hide something and the hardest to search.",
          ),
          scan(
            scans.electronics,
            "A laptop, a mobile phone, a power bank and a charger. Count the batteries of each.",
            "Four electronic things: a laptop with keys, board, fan and a row of battery cells; a phone with one flat battery; a power bank that is nearly all cells; a charger with a dense transformer and its cable.",
            { laptop: "Laptop", mobilePhone: "Mobile phone", powerBank: "Power bank", laptopCharger: "Charger" },
          ),
          list(
            "Count the batteries and look for one that differs from its neighbours.",
            "Look for an even, organic patch where a board or air should be.",
            "Cables lead from plug to plug. One that ends in something that is not a plug needs an answer.",
          ),
        ),
        textPage(
          13,
          "Clutter",
          2,
          paragraph(
            "The fuller a bag, the more its things cross each other, and the more likely something stays unseen. Clutter is what makes one bag a matter of two seconds and another one of twenty.",
          ),
          scan(
            scans.clutter,
            "A family's bag. Choose one thing, name it, and take it away in your mind; then the next. OS takes the organic parts away for you.",
            "A crowded bag in two views, with clothing, toys, food and electronics lying over each other. There is no threat in it.",
          ),
          note("If a part of a bag stays dark or tangled in both views, you have not seen it. Have the bag searched."),
        ),
      ],
    },
  ],
};
