import { describe, expect, it } from "vitest";
import { readQtiPackage } from "./readQtiPackage.ts";
import { readQuestionText } from "./readQuestionText.ts";

/** The heads of pictures of 300 × 200 and 1200 × 400 pixels. */
const small = "iVBORw0KGgoAAAANSUhEUgAAASwAAADICAAAAAB3tIOJAAAA";
const large = "iVBORw0KGgoAAAANSUhEUgAABLAAAAGQCAAAAACb3saCAAAA";

/** As Moodle writes markers (question/type/ddmarker: export_to_xml). */
const markers = (inside: string, picture = small) => `<?xml version="1.0" encoding="UTF-8"?><quiz>
  <question type="ddmarker"><name><text>Blades</text></name>
    <questiontext format="html"><text><![CDATA[<p>Where is the blade?</p>]]></text></questiontext>
    <generalfeedback format="html"><text></text></generalfeedback>
    <defaultgrade>1.0000000</defaultgrade><penalty>0.3333333</penalty><hidden>0</hidden>
    <shuffleanswers/>
    <showmisplaced/>
    <correctfeedback format="html"><text>Well seen.</text></correctfeedback>
    <partiallycorrectfeedback format="html"><text></text></partiallycorrectfeedback>
    <incorrectfeedback format="html"><text>Look again.</text></incorrectfeedback>
    <shownumcorrect/>
    <file name="bag.png" path="/" encoding="base64">${picture}</file>
    ${inside}
  </question></quiz>`;
const drag = (no: number, label: string) => `<drag><no>${no}</no><text>${label}</text><noofdrags>1</noofdrags></drag>`;
const drop = (no: number, shape: string, coords: string, choice: number) =>
  `<drop><no>${no}</no><shape>${shape}</shape><coords>${coords}</coords><choice>${choice}</choice></drop>`;
const codesOf = ({ notes }: ReturnType<typeof readQuestionText>) => notes.map(({ code, word, left }) => [code, word, left]);

describe("markers on a picture as Moodle has them", () => {
  it("one marker is a place to be found: a rectangle, an outline or a circle, in pixels of the picture", () => {
    const read = readQuestionText(markers(`${drag(1, "The <b>blade</b>")}${drop(1, "rectangle", "30,20;60,40", 1)}`));
    expect(read).toMatchObject({
      notes: [],
      questions: [
        {
          text: "Where is the blade?",
          picture: { name: "bag.png", base64: small },
          feedback: { correct: "Well seen.", incorrect: "Look again." },
          ask: {
            kind: "hotspot",
            description: "bag.png",
            regions: [
              {
                label: "The blade",
                polygon: [
                  [0.1, 0.1],
                  [0.3, 0.1],
                  [0.3, 0.3],
                  [0.1, 0.3],
                ],
              },
            ],
          },
        },
      ],
    });
    const outline = readQuestionText(markers(drag(1, "Blade") + drop(1, "polygon", "0,0; 300,0; 150,200; 0,0", 1))).questions[0]!.ask;
    expect(outline).toMatchObject({
      regions: [
        {
          polygon: [
            [0, 0],
            [1, 0],
            [0.5, 1],
          ],
        },
      ],
    });
    const [round] = (
      readQuestionText(markers(drag(1, "Blade") + drop(1, "circle", "150,100;30", 1))).questions[0]!.ask as {
        regions: { polygon: number[][] }[];
      }
    ).regions;
    expect(round!.polygon[0]).toEqual([0.6, 0.5]);
    expect(round!.polygon[6]).toEqual([0.5, 0.65]);
  });
  it("of a picture that Moodle makes smaller, pixels are those of the small one", () => {
    const { ask } = readQuestionText(markers(drag(1, "Blade") + drop(1, "rectangle", "60,20;60,40", 1), large)).questions[0]!;
    // 1200 × 400 is shown as 600 × 200
    expect(ask).toMatchObject({
      regions: [
        {
          polygon: [
            [0.1, 0.1],
            [0.2, 0.1],
            [0.2, 0.3],
            [0.1, 0.3],
          ],
        },
      ],
    });
  });
  it("what a place to be found does not know is told; several markers are several questions", () => {
    const spare = readQuestionText(
      markers(drag(1, "Blade") + drag(2, "Gun") + drop(1, "circle", "9,9;5", 1) + drop(2, "circle", "90,9;5", 1)),
    );
    expect(spare.questions).toHaveLength(1);
    expect(codesOf(spare)).toEqual([
      ["markersLeft", "Gun", false],
      ["placesAll", "", false],
    ]);
    const two = readQuestionText(
      markers(drag(1, "Blade") + drag(2, "Gun") + drop(1, "circle", "9,9;5", 1) + drop(2, "circle", "90,9;5", 2)),
    );
    expect([two.questions.length, codesOf(two)]).toEqual([0, [["severalMarkers", "2", true]]]);
  });
  it.each([
    [drag(1, "Blade"), "noneRight"],
    [drag(1, "Blade") + drop(1, "rectangle", "30,20", 1), "placeUnclear"],
    [drag(1, "Blade") + drop(1, "star", "30,20;3,3", 1), "placeUnclear"],
    [drag(1, "Blade") + drop(1, "polygon", "1,1;x,2;3,3", 1), "placeUnclear"],
    [drag(2, "Blade") + drop(1, "circle", "9,9;5", 1), "answerEmpty"],
  ])("what is no place is left away with why: %s", (inside, code) => {
    const { questions, notes } = readQuestionText(markers(inside));
    expect([questions.length, notes.filter(({ left }) => left).map((note) => note.code)]).toEqual([0, [code]]);
  });
  it("without a picture, or with one that says no size, there is nothing to mark", () => {
    const inside = drag(1, "Blade") + drop(1, "circle", "9,9;5", 1);
    expect(codesOf(readQuestionText(markers(inside, "")))).toEqual([["pictureOutside", "bag.png", true]]);
    expect(codesOf(readQuestionText(markers(inside, "aGVsbG8=")))).toEqual([["pictureRefused", "bag.png", true]]);
  });
});

/** After the examples of QTI 2 and 3: a point that is selected on a map, and a hotspot that is chosen. */
const packaged = (item: string, pictures: Record<string, string> = { "items/images/map.png": small }) => {
  const texts: Record<string, string> = {
    "imsmanifest.xml": `<manifest><resources><resource identifier="i" type="imsqti_item_xmlv2p1" href="items/i.xml"><file href="items/i.xml"/></resource></resources></manifest>`,
    "items/i.xml": item,
  };
  return readQtiPackage({ textAt: (path) => texts[path], pictureAt: (path) => pictures[path] });
};
const selectPoint = (areas: string, size = 'width="300" height="200"', cardinality = "single") => `<assessmentItem
  xmlns="http://www.imsglobal.org/xsd/imsqti_v2p1" identifier="selectPoint" title="Where is it?" adaptive="false" timeDependent="false">
  <responseDeclaration identifier="RESPONSE" cardinality="${cardinality}" baseType="point">
    <correctResponse><value>102 113</value></correctResponse><areaMapping defaultValue="0">${areas}</areaMapping></responseDeclaration>
  <outcomeDeclaration identifier="SCORE" cardinality="single" baseType="float"/>
  <itemBody><p>This is a map.</p><selectPointInteraction responseIdentifier="RESPONSE" maxChoices="1"><prompt>Mark the gate.</prompt>
    <object type="image/png" data="images/map.png" ${size}>Map of the hall</object></selectPointInteraction></itemBody>
  <responseProcessing template="http://www.imsglobal.org/question/qti_v2p1/rptemplates/map_response_point"/></assessmentItem>`;
const hotspots = `<qti-assessment-item xmlns="http://www.imsglobal.org/xsd/imsqtiasi_v3p0" identifier="hotspot" title="Gates" adaptive="false" time-dependent="false">
  <qti-response-declaration identifier="RESPONSE" cardinality="single" base-type="identifier">
    <qti-correct-response><qti-value>B</qti-value></qti-correct-response></qti-response-declaration>
  <qti-item-body><qti-hotspot-interaction response-identifier="RESPONSE" max-choices="1"><qti-prompt>Which gate is open?</qti-prompt>
    <img src="images/map.png" width="150" height="100" alt="Three gates"/>
    <qti-hotspot-choice shape="circle" coords="77,115,8" identifier="A"/>
    <qti-hotspot-choice shape="rect" coords="15,10,45,30" identifier="B" hotspot-label="Gate B"/>
    <qti-hotspot-choice shape="circle" coords="118,184,8" identifier="C"/></qti-hotspot-interaction></qti-item-body></qti-assessment-item>`;

describe("places as QTI has them", () => {
  it("areas in which a selected point is right are places, which have no names there", () => {
    const read = packaged(
      selectPoint(
        '<areaMapEntry shape="rect" coords="30,20,90,60" mappedValue="1"/><areaMapEntry shape="circle" coords="50%,50%,30" mappedValue="1"/><areaMapEntry shape="default" coords="" mappedValue="0"/>',
      ),
    );
    expect(codesOf(read)).toEqual([["placesUnnamed", "", false]]);
    expect(read.questions).toMatchObject([
      {
        text: "This is a map.\nMark the gate.",
        picture: { name: "map.png", base64: small },
        ask: {
          kind: "hotspot",
          description: "Map of the hall",
          regions: [
            {
              label: "1",
              polygon: [
                [0.1, 0.1],
                [0.3, 0.1],
                [0.3, 0.3],
                [0.1, 0.3],
              ],
            },
            { label: "2" },
          ],
        },
      },
    ]);
  });
  it("pixels are those of the picture as it is shown there, or else its own", () => {
    const area = '<areaMapEntry shape="poly" coords="60,40,180,40,180,120" mappedValue="1"/>';
    const regions = [
      {
        polygon: [
          [0.1, 0.1],
          [0.3, 0.1],
          [0.3, 0.3],
        ],
      },
    ];
    expect(packaged(selectPoint(area, 'width="600" height="400"')).questions[0]?.ask).toMatchObject({ regions });
    expect(packaged(selectPoint(area.replace("60,40,180,40,180,120", "30,20,90,20,90,60"), "")).questions[0]?.ask).toMatchObject({
      regions,
    });
  });
  it("of hotspots to choose from, those that are right are places with their names", () => {
    const read = packaged(hotspots);
    expect(read.notes).toEqual([]);
    expect(read.questions).toMatchObject([
      {
        text: "Which gate is open?",
        ask: {
          description: "Three gates",
          regions: [
            {
              label: "Gate B",
              polygon: [
                [0.1, 0.1],
                [0.3, 0.1],
                [0.3, 0.3],
                [0.1, 0.3],
              ],
            },
          ],
        },
      },
    ]);
  });
  it("what is asked otherwise, and what cannot be shown, is told", () => {
    const areas =
      '<areaMapEntry shape="circle" coords="9,9,5" mappedValue="1"/><areaMapEntry shape="circle" coords="90,9,5" mappedValue="2"/>';
    expect(codesOf(packaged(selectPoint(areas, undefined, "multiple")))).toEqual([
      ["weights", "", false],
      ["placesAll", "", false],
      ["placesUnnamed", "", false],
    ]);
    expect(codesOf(packaged(hotspots, {}))).toContainEqual(["pictureOutside", "images/map.png", true]);
    expect(codesOf(packaged(selectPoint("")))).toEqual([["noneRight", "", true]]);
    expect(codesOf(packaged(selectPoint('<areaMapEntry shape="circle" coords="9,9" mappedValue="1"/>')))).toEqual([
      ["placeUnclear", "circle 9,9", true],
    ]);
    // an item that comes alone brings no picture
    expect(codesOf(readQuestionText(hotspots))).toContainEqual(["pictureOutside", "images/map.png", true]);
  });
});
