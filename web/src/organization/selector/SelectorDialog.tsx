import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useDeferredValue, useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../api.ts";
import type { ListAnswer } from "../../entity/row.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { SelectorList } from "./SelectorList.tsx";
import { membersAddress, selectorAddress, type SelectorState, type SelectorView } from "./selectorQuery.ts";
import styles from "./selector.module.css";
import { useAct } from "../../shell/useAct.ts";

interface SelectorDialogProps {
  label: string;
  chosen: readonly number[];
  add: (ids: number[]) => void;
  close: () => void;
}

const none: Readonly<Record<SelectorView, readonly number[]>> = { users: [], groups: [] };

/** Users and groups are picked side by side; of a group its members are taken. */
export function SelectorDialog({ label, chosen, add, close }: SelectorDialogProps) {
  const { t } = useTranslation();
  const [state, setState] = useState<SelectorState>({ view: "users", search: "", inactive: false });
  const [picked, setPicked] = useState(none);
  const asked = useDeferredValue(state);
  const { data } = useQuery({
    queryKey: [asked.view, "selector", asked],
    queryFn: ({ signal }) => call<ListAnswer>("GET", selectorAddress(asked), { signal }),
    placeholderData: keepPreviousData,
  });
  const count = picked.users.length + picked.groups.length;

  const membersOf = async (groupId: number): Promise<number[]> => {
    const ids: number[] = [];
    let after: string | undefined;
    do {
      const answer = await call<ListAnswer>("GET", membersAddress(groupId, state, after));
      ids.push(...answer.rows.map(({ id }) => id));
      after = answer.after;
    } while (after !== undefined);
    return ids;
  };
  const { run: take, busy } = useAct({
    call: () => Promise.all(picked.groups.map(membersOf)),
    done: (members) => {
      const found = new Set([...picked.users, ...members.flat()]);
      add([...found].filter((id) => !chosen.includes(id)));
      close();
    },
  });

  return (
    <Dialog title={t("selector.title", { label })} onClose={close} wide>
      <div className={styles.selector}>
        <SelectorList
          state={state}
          change={(next) => setState({ ...state, ...next })}
          // what was found in the other list is not shown in this one
          answer={data && asked.view === state.view ? data : undefined}
          picked={picked[state.view]}
          chosen={state.view === "users" ? chosen : []}
          pick={(ids) => setPicked({ ...picked, [state.view]: ids })}
        />
        <p className={styles.buttons}>
          <span>
            {t("selector.picked", {
              users: t("selector.users", { count: picked.users.length }),
              groups: t("selector.groups", { count: picked.groups.length }),
            })}
          </span>
          <Button kind="plain" onClick={close}>
            {t("shell.cancel")}
          </Button>
          <Button busy={busy} disabled={count === 0} onClick={() => void take()}>
            {t("selector.add")}
          </Button>
        </p>
      </div>
    </Dialog>
  );
}
