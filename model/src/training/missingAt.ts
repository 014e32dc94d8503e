import type { ContentsNode, TrainingPath } from "./contents.ts";
import type { UnitType } from "./courseContent.ts";
import { nodesAlong } from "./navigation.ts";
import type { TrainingCourse } from "./wire.ts";

/** Something that is still to be done before a place opens. */
export interface Missing {
  node: ContentsNode;
  path: TrainingPath;
}

/** What keeps a place of a course shut, in the order of the contents; nothing where it is open, or where only somebody else can open it. */
export function missingAt({ content }: Pick<TrainingCourse, "content">, root: ContentsNode, path: TrainingPath): Missing[] {
  const nodes = nodesAlong(root, path) ?? [];
  const depth = nodes.findIndex(({ lockReason }) => lockReason !== null);
  const [shut, parent] = [nodes[depth], nodes[depth - 1]];
  if (shut === undefined || parent === undefined) return [];
  const above = path.slice(0, depth);
  const typeOf = (node: ContentsNode): UnitType | undefined =>
    depth === 1 ? content.units.find(({ id }) => id === node.id)?.type : undefined;
  return candidates(shut, parent.children, typeOf)
    .filter(({ complete, exam }) => !complete && exam === null)
    .map((node) => ({ node, path: [...above, node.id] }));
}

function candidates(
  shut: ContentsNode,
  beside: readonly ContentsNode[],
  typeOf: (node: ContentsNode) => UnitType | undefined,
): readonly ContentsNode[] {
  const isExam = (node: ContentsNode) => typeOf(node) === "Exam";
  if (shut.lockReason === "order")
    return beside.slice(0, beside.indexOf(shut)).filter((node) => !isExam(node) && typeOf(node) !== "Review");
  if (shut.lockReason === "exam") return beside.filter((node) => !isExam(node));
  if (shut.lockReason === "records") return beside.filter((node) => typeOf(node) === "Practice");
  return shut.lockReason === "sections" ? beside : [];
}
