import type { fromMarkdown } from "mdast-util-from-markdown";

type Root = ReturnType<typeof fromMarkdown>;

/** The nodes of a page of Markdown. */
export type RootContent = Root["children"][number];
export type Code = Extract<RootContent, { type: "code" }>;
export type List = Extract<RootContent, { type: "list" }>;
export type Blockquote = Extract<RootContent, { type: "blockquote" }>;
export type PhrasingContent = Extract<RootContent, { type: "paragraph" }>["children"][number];
export type Link = Extract<PhrasingContent, { type: "link" }>;
export type Image = Extract<PhrasingContent, { type: "image" }>;
