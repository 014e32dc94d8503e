import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { phrasesTool } from "./phrasesTool.ts";

let root = "";
const phrases = (path: string): string => join(root, "model/src/phrases", path);
function write(path: string, content: object | string) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, typeof content === "string" ? content : `${JSON.stringify(content, null, 2)}\n`);
}
const read = (path: string): string => readFileSync(path, "utf8");
const json = (path: string): unknown => JSON.parse(read(path));

/** The tool as a translator runs it, on a repository of two small rooms. */
function run(...words: string[]) {
  const [said, refused]: [string[], string[]] = [[], []];
  const status = phrasesTool(words, { root, today: "2026-12-01", tell: (line) => said.push(line), complain: (line) => refused.push(line) });
  return { status, said: said.join("\n"), refused: refused.join("\n") };
}

const shell = { shell: { hello: "Hello {{name}}", close: "Close", hold: { bag: "Hold the bag" } } };
const entity = { entity: { gone_one: "{{formatted}} record is gone", gone_other: "{{formatted}} records are gone" } };
const lithuanian = { shell: { hello: "Labas, {{name}}", close: "Uždaryti", hold: { bag: "Sulaikyti bagažą" } } };

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "vigil-phrases-"));
  write(phrases("en/shell.json"), shell);
  write(phrases("en/entity.json"), entity);
  write(phrases("lt/shell.json"), lithuanian);
  write(phrases("notes.json"), { rooms: { shell: "Stands around every page." }, keys: { "shell.hold": "A decision, not a hand." } });
  write(join(root, "server/src/imageLibrary/catalogue/words/en.json"), { materials: {} });
  run("snapshot");
  run("begin", "en", "lt");
});
afterEach(() => rmSync(root, { recursive: true }));

test("tells how much each language says, room by room, and ends well where nothing is wrong", () => {
  const { status, said, refused } = run("check", "lt");
  expect({ status, refused }).toEqual({ status: 0, refused: "" });
  expect(said).toMatch(/^lt {2}machine of \d{4}-\d\d-\d\d: 3 of \d+ \(\d\.\d %\), reviewed 0, outdated 0$/mu);
  expect(said).toMatch(/^ {2}shell +3 of 3 \(100\.0 %\), reviewed 0, outdated 0$/mu);
  expect(said).toMatch(/^ {2}entity +0 of 1 \(0\.0 %\), reviewed 0, outdated 0$/mu);
  const { status: ended, stdout } = spawnSync(process.execPath, [join(import.meta.dirname, "main.ts"), "--root", root], {
    encoding: "utf8",
  });
  expect(ended).toBe(0);
  expect(stdout).toMatch(/^en {2}source of .* phrases$/mu);
});

test("names each fault with file and line, and ends with an error", () => {
  write(phrases("lt/shell.json"), { shell: { ...lithuanian.shell, hello: "Labas", gone: "x" } });
  write(phrases("lt/entity.json"), '{\n  "entity": {\n');
  write(phrases("states/en.json"), "no");
  const { status, refused } = run();
  expect(status).toBe(1);
  expect(refused.trim().split("\n")).toEqual([
    "model/src/phrases/states/en.json:1 missing or no file of states",
    "model/src/phrases/lt/entity.json:2 the file is no JSON",
    "model/src/phrases/lt/shell.json:3 shell.hello: does not fill in {{name}}",
    "model/src/phrases/lt/shell.json:8 shell.gone: English has no such key",
  ]);
});

test.each(["csv", "xliff"])(
  "a %s goes out with English, notes and states, comes back, and is written in the order of English",
  (format) => {
    const file = join(root, "out");
    expect(run("export", "lt", "shell", "entity", "--format", format, "--to", file).said).toContain("7 texts");
    const out = read(file);
    for (const each of ["Hello {{name}}", "Stands around every page. A decision, not a hand.", "missing", "entity.gone_few"])
      expect(out).toContain(each);
    const before = [read(phrases("lt/shell.json")), read(phrases("states/lt.json"))];
    expect(run("import", "lt", file).said).toContain("0 phrases of 0 rooms changed");
    expect([read(phrases("lt/shell.json")), read(phrases("states/lt.json"))]).toEqual(before);

    const forms = ["other", "many", "few", "one"].map((form) => [`entity.gone_${form}`, `{{formatted}} dingo, „${form}“ & <`]);
    const csv = ["key,english,lt", ...forms.map(([key, text]) => `${key},${key === "entity.gone_one" ? entity.entity.gone_one : entity.entity.gone_other},"${text}"`)].join("\n"); // prettier-ignore
    const xliff = `<xliff trgLang="lt"><file>${forms.map(([key, text]) => `<unit name="${key}"><segment><source>${key === "entity.gone_one" ? entity.entity.gone_one : entity.entity.gone_other}</source><target>${text!.replace("&", "&amp;").replace("<", "&lt;")}</target></segment></unit>`).join("\n")}</file></xliff>`; // prettier-ignore
    write(file, format === "csv" ? csv : xliff);
    expect(run("import", "lt", file)).toMatchObject({ status: 0, refused: "" });
    expect(Object.keys((json(phrases("lt/entity.json")) as typeof entity).entity)).toEqual([
      "gone_one",
      "gone_few",
      "gone_many",
      "gone_other",
    ]);
    expect(read(phrases("lt/entity.json"))).toBe(`${JSON.stringify(json(phrases("lt/entity.json")), null, 2)}\n`);
    expect(read(phrases("lt/entity.json"))).toContain("„few“ & <");
  },
);

test("what check refuses is refused as a whole, line by line, and nothing is written", () => {
  const before = read(phrases("lt/shell.json"));
  const file = join(root, "back.csv");
  write(file, 'key,english,lt\nshell.close,Close,Baigti\nshell.hello,Hello {{name}},Labas\nshell.gone,Gone,Nebėra\nshell.hold.bag,Hold it,"Laikyti\nbagažą"\nshell.hold.bag,Hold the bag,<b>x</b>\n'); // prettier-ignore
  const { status, refused } = run("import", "lt", file);
  expect(status).toBe(1);
  expect(refused.trim().split("\n")).toEqual([
    "4: shell.gone: English has no such key",
    "5: shell.hold.bag: the English changed meanwhile; it is now “Hold the bag”",
    "Nothing was taken over.",
  ]);
  write(file, "key,english,lt\nshell.close,Close,Baigti\nshell.hello,Hello {{name}},Labas\nshell.hold.bag,Hold the bag,<b>x</b>\n");
  expect(run("import", "lt", file).refused.trim().split("\n")).toEqual([
    "3: shell.hello: does not fill in {{name}}",
    "4: shell.hold.bag: holds markup",
    "Nothing was taken over.",
  ]);
  write(file, "key,english,de\nshell.close,Close,Schließen\n");
  expect(run("import", "lt", file).refused).toContain("1: there is no column lt");
  write(file, '<xliff trgLang="de"><unit name="shell.close"/></xliff>');
  expect(run("import", "lt", file).refused).toContain("1: the file is for “de”, not for “lt”");
  expect(read(phrases("lt/shell.json"))).toBe(before);
});

test("what somebody has read counts until the text or its English changes", () => {
  expect(run("reviewed", "lt", "shell").refused).toContain("--by NAME");
  expect(run("reviewed", "lt", "shell", "--by", "Ona").said).toContain("3 phrases of lt are read by Ona.");
  expect(run("check", "lt").said).toContain("  read by Ona: 3");
  run("reviewed", "lt", "shell.close", "--by", "Jonas");
  expect(run("check", "lt").said).toMatch(/read by Ona: 2\n {2}read by Jonas: 1/u);
  write(phrases("lt/shell.json"), { shell: { ...lithuanian.shell, close: "Užverti" } });
  expect(run("check", "lt").said).toMatch(/shell +3 of 3 .*, reviewed 2, outdated 0/u);
  write(phrases("en/shell.json"), { shell: { ...shell.shell, hold: { bag: "Stop the bag" } } });
  expect(run("check", "lt").said).toMatch(/shell +3 of 3 .*, reviewed 1, outdated 1/u);
  expect(run("reviewed", "lt", "nothing", "--by", "Ona").refused).toContain("No room and no key: nothing");
});

test("a text of an older English is outdated until it comes anew, is read or is said to be right, also over a new comparison", () => {
  write(phrases("en/shell.json"), { shell: { hello: "Welcome {{name}}", close: "Shut", hold: { bag: "Stop the bag" }, fresh: "New" } });
  write(phrases("lt/shell.json"), { shell: { ...lithuanian.shell, fresh: "Naujas" } });
  const outdated = () => Number(/shell .*outdated (\d)/u.exec(run("check", "lt").said)?.[1]);
  expect(outdated()).toBe(3);
  expect(run("snapshot").said).toContain("lt: 3 of an older English");
  expect(outdated()).toBe(3);
  const file = join(root, "back.csv");
  run("export", "lt", "--to", file);
  expect(read(file)).toMatch(/shell\.close,Shut,Uždaryti,.*,outdated/u);
  run("import", "lt", file); // as it went out
  expect(outdated()).toBe(3);
  write(file, "key,english,lt\nshell.close,Shut,Užverti\n");
  run("import", "lt", file);
  expect(outdated()).toBe(2);
  run("reviewed", "lt", "shell.hello", "--by", "Ona");
  expect(outdated()).toBe(1);
  run("translated", "lt", "shell.hold");
  expect(outdated()).toBe(0);
  expect(json(phrases("states/lt.json"))).not.toHaveProperty("english");
});

test("tells where the glossary's words are missing, and that is no error", () => {
  write(phrases("glossary/lt.tsv"), "English term\town term\tstems\nhold\tsulaikyti\tsulaik|stabdy\nbag\tlagaminas\tlagamin\n");
  const { status, said } = run("terms", "lt");
  expect(status).toBe(0);
  expect(said).toContain("shell shell.hold.bag: bag → lagaminas");
  expect(said).not.toContain("sulaikyti\n");
  expect(said).toContain("2 terms; 1 times none of their words.");
});

test("texts from elsewhere keep where they come from; a language begins once", () => {
  write(phrases("lv/shell.json"), { shell: { close: "Aizvērt" } });
  expect(run("begin", "lv", "--from", "Some console").refused).toContain("--licence");
  run("begin", "lv", "--from", "Some console", "--licence", "CC-BY-4.0");
  expect(json(phrases("states/lv.json"))).toMatchObject({ state: "reused", from: "Some console", licence: "CC-BY-4.0" });
  expect(run("begin", "lv").refused).toContain("They have begun already: lv");
  expect(run("dance").refused).toContain("Commands: check, export");
});
