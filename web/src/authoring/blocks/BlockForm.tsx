import type { PageBlock } from "@vigil/model/training/pageBlock";
import { lazy, Suspense } from "react";
import type { FormProps } from "../form/formProps.ts";
import { Skeleton } from "../../ui/Skeleton.tsx";

const PictureForm = lazy(async () => ({ default: (await import("./PictureForm.tsx")).PictureForm }));
const FilmForm = lazy(async () => ({ default: (await import("./FilmForm.tsx")).FilmForm }));
const ScanForm = lazy(async () => ({ default: (await import("./ScanForm.tsx")).ScanForm }));
const TwoColumnsForm = lazy(async () => ({ default: (await import("./TwoColumnsForm.tsx")).TwoColumnsForm }));
const CardsForm = lazy(async () => ({ default: (await import("./CardsForm.tsx")).CardsForm }));
const AttachmentForm = lazy(async () => ({ default: (await import("./AttachmentForm.tsx")).AttachmentForm }));
const TableForm = lazy(async () => ({ default: (await import("./TableForm.tsx")).TableForm }));

const formed = ["image", "video", "scan", "table", "columns", "cards", "attachment"] as const;

/** Blocks with a form of their own; the others are written as text. */
export type FormedBlock = Extract<PageBlock, { kind: (typeof formed)[number] }>;

export const isFormed = (block: PageBlock): block is FormedBlock => formed.some((kind) => kind === block.kind);

/** The form of a block; each comes when it is needed. */
export function BlockForm(props: FormProps<FormedBlock>) {
  return (
    <Suspense fallback={<Skeleton height={240} />}>
      <Form {...props} />
    </Suspense>
  );
}

function Form({ value, ...rest }: FormProps<FormedBlock>) {
  switch (value.kind) {
    case "image":
      return <PictureForm value={value} {...rest} />;
    case "video":
      return <FilmForm value={value} {...rest} />;
    case "scan":
      return <ScanForm value={value} {...rest} />;
    case "columns":
      return <TwoColumnsForm value={value} {...rest} />;
    case "cards":
      return <CardsForm value={value} {...rest} />;
    case "attachment":
      return <AttachmentForm value={value} {...rest} />;
    case "table":
      return <TableForm value={value} {...rest} />;
  }
}
