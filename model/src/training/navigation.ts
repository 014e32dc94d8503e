import type { ContentsNode, TrainingPath } from "./contents.ts";
import type { Bookmark } from "./wire.ts";

/** Walking through a table of contents. A place is a path of ids; what can be worked on are the leaves. */

export type Direction = "forward" | "backward";

export interface Navigation {
  path: TrainingPath | null;
  /** A move that has not ended yet: nothing else moves meanwhile. */
  transition: { from: TrainingPath | null; to: TrainingPath; direction: Direction | null } | null;
}

export interface NavigationRequest {
  to: TrainingPath;
  direction?: Direction;
  bookmark?: Bookmark | null;
  enforceOrder: boolean;
}

/** The nodes from the root to a path, or nothing where there is no such place. */
export function nodesAlong(root: ContentsNode, path: TrainingPath): ContentsNode[] | undefined {
  const [id, ...rest] = path;
  if (root.id !== id) return undefined;
  const nodes = [root];
  for (const each of rest) {
    const child = nodes.at(-1)?.children.find((one) => one.id === each);
    if (child === undefined) return undefined;
    nodes.push(child);
  }
  return nodes;
}

/** The nodes from the root to a place that was asked for: its address may be older than the course. */
export function placeAt(root: ContentsNode, path: TrainingPath): ContentsNode[] {
  const nodes = nodesAlong(root, path);
  if (nodes === undefined) throw new Error("training position not found");
  return nodes;
}

export const nodeAt = (root: ContentsNode, path: TrainingPath): ContentsNode | undefined => nodesAlong(root, path)?.at(-1);

/** Something locked on the way shuts everything below it. */
export const isOpen = (root: ContentsNode, path: TrainingPath): boolean =>
  nodesAlong(root, path)?.every(({ disabled }) => !disabled) ?? false;

/** The leaves in the order of the contents; below a place, or all of them. */
export function leavesOf(root: ContentsNode, below: TrainingPath = [root.id]): TrainingPath[] {
  const start = nodeAt(root, below);
  return start === undefined ? [] : leavesBelow(start, below);
}

const leavesBelow = (node: ContentsNode, path: TrainingPath): TrainingPath[] =>
  node.children.length === 0 ? [path] : node.children.flatMap((child) => leavesBelow(child, [...path, child.id]));

/** The first leaf below a place that is not complete and can be opened; where all are complete, the first that can be opened. */
export function firstIncomplete(root: ContentsNode, below: TrainingPath = [root.id]): TrainingPath | null {
  const open = leavesOf(root, below).filter((path) => isOpen(root, path));
  return open.find((path) => nodeAt(root, path)?.complete === false) ?? open[0] ?? null;
}

/**
 * Where work goes on at a place: at the bookmark, while the place is incomplete and the order is enforced as it was when the bookmark
 * was set; else at the first leaf that is incomplete.
 */
export function resume(root: ContentsNode, below: TrainingPath, bookmark: Bookmark | null, enforceOrder: boolean): TrainingPath | null {
  const target = nodeAt(root, below);
  if (target === undefined) return null;
  return (target.complete ? null : markedPage(root, below, bookmark, enforceOrder)) ?? firstIncomplete(root, below);
}

/** The page of a bookmark, where it can be opened and the order is enforced as it was then. */
export function markedPage(root: ContentsNode, below: TrainingPath, bookmark: Bookmark | null, enforceOrder: boolean): TrainingPath | null {
  if (bookmark === null || (bookmark.enforceOrder ?? false) !== enforceOrder) return null;
  const marked = pathOfBookmark(root, below, bookmark);
  return marked !== null && isOpen(root, marked) ? marked : null;
}

/** A bookmark names unit, section and page of its course; it counts below its own place only, and as long as that leaf exists. */
function pathOfBookmark(root: ContentsNode, below: TrainingPath, { unitId, sectionId, pageId }: Bookmark): TrainingPath | null {
  const course = root.nodeType === "program" ? below.slice(0, 2) : below.slice(0, 1);
  const marked = [...course, unitId, sectionId, pageId];
  const inside = below.every((id, index) => marked[index] === id);
  return inside && nodeAt(root, marked)?.children.length === 0 ? marked : null;
}

/** The leaf behind or before another one, or null at the end or where it is shut. Backward into a new place it is the last, forward the first. */
export function neighbour(root: ContentsNode, path: TrainingPath, direction: Direction): TrainingPath | null {
  const nodes = nodesAlong(root, path);
  if (nodes?.at(-1)?.children.length !== 0) return null;
  const step = direction === "forward" ? 1 : -1;
  // up to where something lies beside the way, and down there again
  for (let depth = nodes.length - 1; depth > 0; depth -= 1) {
    const siblings = nodes[depth - 1]!.children;
    const beside = siblings[siblings.indexOf(nodes[depth]!) + step];
    if (beside === undefined) continue;
    const next = edgeOf(beside, [...path.slice(0, depth), beside.id], step);
    return isOpen(root, next) ? next : null;
  }
  return null;
}

/** The first leaf below a place, or the last one. */
function edgeOf(node: ContentsNode, path: TrainingPath, step: 1 | -1): TrainingPath {
  const child = node.children.at(step === 1 ? 0 : -1);
  return child === undefined ? path : edgeOf(child, [...path, child.id], step);
}

/** Begins a move. It is ignored while another is under way and where the target is shut; it always ends at a leaf. */
export function navigate(root: ContentsNode, now: Navigation, request: NavigationRequest): Navigation {
  if (now.transition !== null || !isOpen(root, request.to)) return now;
  const to = leafFor(root, request);
  if (to === null || (now.path !== null && isSame(now.path, to))) return now;
  return { ...now, transition: { from: now.path, to, direction: request.direction ?? null } };
}

function leafFor(root: ContentsNode, { to, direction, bookmark = null, enforceOrder }: NavigationRequest): TrainingPath | null {
  if (direction === undefined) return resume(root, to, bookmark, enforceOrder);
  const leaves = leavesOf(root, to).filter((path) => isOpen(root, path));
  return (direction === "forward" ? leaves[0] : leaves.at(-1)) ?? null;
}

/** The move has ended: what it ended is saved, what it started is there. */
export const arrived = (now: Navigation): Navigation => (now.transition === null ? now : { path: now.transition.to, transition: null });

export const isSame = (one: TrainingPath, other: TrainingPath): boolean =>
  one.length === other.length && one.every((id, index) => other[index] === id);
