import type { ContentsNode } from "@vigil/model/training/contents";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { lockReasons } from "./lockReasons.ts";

export interface ContentsWords {
  /** What keeps a part shut. */
  reasonOf: (node: Pick<ContentsNode, "lockReason">) => string | undefined;
  /** Whether it is done, or shut and why. */
  markOf: (node: Pick<ContentsNode, "complete" | "lockReason" | "nodeType">) => string | undefined;
  page: (number: number) => string;
}

/** The words of the contents, each looked up once for hundreds of entries. */
export function useContentsWords(): ContentsWords {
  const { t } = useTranslation();
  return useMemo(() => {
    const numbers: string[] = [];
    const [read, complete, locked] = [t("training.read"), t("training.complete"), t("training.locked")];
    const reasonOf: ContentsWords["reasonOf"] = ({ lockReason }) => (lockReason === null ? undefined : t(lockReasons[lockReason]));
    return {
      reasonOf,
      markOf: (node) => {
        if (node.complete) return node.nodeType === "page" ? read : complete;
        const reason = reasonOf(node);
        return reason === undefined ? undefined : `${locked}: ${reason}`;
      },
      page: (number) => (numbers[number] ??= t("training.page", { number })),
    };
  }, [t]);
}
