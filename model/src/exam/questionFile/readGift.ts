import type { FileAsk, ReadQuestions } from "./fileQuestion.ts";
import { giftAnswers, giftNumber, giftWords, splitFeedback } from "./giftAnswers.ts";
import { hideGift, showGift, withoutTaken } from "./giftSigns.ts";
import { categoryIn } from "./categoryIn.ts";
import { questionReader, Unreadable, type Tell } from "./questionReader.ts";

interface Block {
  line: number;
  text: string;
  tags: string[];
}

/** Questions in Moodle's GIFT: each a block of lines, with an empty line between. */
export function readGift(file: string): ReadQuestions {
  const reader = questionReader();
  let category = "";
  let block: Block | undefined;
  let tags: string[] = [];
  const end = () => {
    if (block !== undefined) readBlock(block, category);
    block = undefined;
  };
  const readBlock = ({ line, text, tags: own }: Block, of: string) => {
    const { title, format, body } = headOf(hideGift(text));
    reader.question({ line, file: "", name: showGift(title === "" ? body : title) }, (tell) =>
      questionOf(body, format, { category: of, tags: own }, tell),
    );
  };
  for (const [index, raw] of file
    .replace(/^\u{FEFF}/u, "")
    .split(/\r\n|\r|\n/u)
    .entries()) {
    const line = raw.trim();
    if (line === "") end();
    else if (line.startsWith("//")) tags.push(...tagsIn(line));
    else if (line.startsWith("$CATEGORY:")) {
      end();
      category = categoryIn(line.slice("$CATEGORY:".length));
    } else if (block === undefined) {
      block = { line: index + 1, text: line, tags };
      tags = [];
    } else block.text += `\n${line}`;
  }
  end();
  return reader.read;
}

/** `// [id:5] [tag:blades]`, as Moodle writes them above a question. */
const tagsIn = (line: string): string[] =>
  line
    .split("[tag:")
    .slice(1)
    .flatMap((rest) => (rest.includes("]") ? withoutTaken(rest.slice(0, rest.indexOf("]"))).trim() : []));

function headOf(text: string): { title: string; format: string; body: string } {
  const second = text.startsWith("::") ? text.indexOf("::", 2) : -1;
  const title = second < 0 ? "" : text.slice(2, second).trim();
  return { title, ...formatOf(second < 0 ? text : text.slice(second + 2)) };
}

function formatOf(text: string): { format: string; body: string } {
  const body = text.trim();
  const [whole, format] = /^\[(html|plain|moodle|markdown)\]/u.exec(body) ?? [];
  return whole === undefined ? { format: "moodle", body } : { format: format!, body: body.slice(whole.length).trim() };
}

type Kept = { category: string; tags: string[] };

function questionOf(body: string, format: string, kept: Kept, tell: Tell) {
  const begin = body.indexOf("{");
  const end = body.lastIndexOf("}");
  if (begin < 0 && end < 0) throw new Unreadable("description");
  if (begin < 0 || end < begin) throw new Unreadable("braces");
  const after = body.slice(end + 1).trim();
  const asked = `${body.slice(0, begin).trim()}${after === "" ? "" : ` _____ ${after}`}`;
  const [answers = "", ...general] = body.slice(begin + 1, end).split("####");
  const said = giftWords(general.join(" "), format, () => {});
  const { ask, feedback } = askOf(answers.trim(), format, tell);
  const both = (own: string): string => [own, said].filter((each) => each !== "").join("\n");
  return {
    ...kept,
    text: giftWords(asked, format, tell, true),
    ask,
    feedback: { correct: both(feedback.correct), incorrect: both(feedback.incorrect) },
    picture: null,
  };
}

const none = { correct: "", incorrect: "" };

function askOf(answers: string, format: string, tell: Tell): { ask: FileAsk; feedback: typeof none } {
  if (answers === "") throw new Unreadable("essay");
  const [, truth] = /^(T|TRUE|F|FALSE)\s?(?:#|$)/iu.exec(answers) ?? [];
  if (truth !== undefined) {
    const [, incorrect = "", correct = ""] = answers.split("#").map((each) => giftWords(each, format, tell));
    return { ask: { kind: "truth", right: /^t/iu.test(truth) }, feedback: { correct, incorrect } };
  }
  if (answers.startsWith("#")) return giftNumber(answers.slice(1), format, tell);
  if (!answers.startsWith("=") && !answers.startsWith("~")) throw new Unreadable("answersUnclear", showGift(answers));
  if (answers.includes("->") && !answers.includes("~")) return { ask: matchOf(answers, format, tell), feedback: none };
  return giftAnswers(answers, format, tell);
}

/** A pair with nothing on its left is one more to choose from. */
function matchOf(answers: string, format: string, tell: Tell): FileAsk {
  const pairs = answers
    .split("=")
    .slice(1)
    .map((pair) => {
      const at = pair.indexOf("->");
      if (at < 0) throw new Unreadable("pairBroken", showGift(pair.trim()));
      const [left, right] = [pair.slice(0, at), splitFeedback(pair.slice(at + 2)).words].map((side) => giftWords(side, format, tell));
      return { left: left!, right: right! };
    });
  return {
    kind: "match",
    pairs: pairs.filter(({ left }) => left !== ""),
    spare: pairs.filter(({ left }) => left === "").map(({ right }) => right),
  };
}
