import type { BulkAct } from "@vigil/model/entity/bulk/bulkWire";
import { entityNamed } from "@vigil/model/entity/path";
import { Link, useParams } from "@tanstack/react-router";
import { Fragment } from "react";
import { useTranslation } from "react-i18next";
import { phraseOf } from "../../../phraseOf.ts";
import { fieldLabel, listTitle } from "../../../shell/recordPhrase.ts";
import { Button } from "../../../ui/Button.tsx";
import { formatInstant, formatNumber } from "../../../ui/format.ts";
import { figuresOf } from "../figuresOf.ts";
import { latestAct } from "../latestAct.ts";
import { useActOn } from "../useActOn.ts";
import styles from "../Bulk.module.css";

export function ActRow({ act }: { act: BulkAct }) {
  const { t } = useTranslation();
  // what it changed may be shown anywhere
  const stale = [{}];
  const settle = (answer: BulkAct) => latestAct.set((latest) => (latest?.id === answer.id ? null : latest));
  const { undo, stop, file } = useActOn(act, {
    ask: () => ({
      title: t("acts.undoTitle", { act: titleOf(act) }),
      text: t("acts.undoText", { count: act.changed }),
      confirm: t("bulk.undo"),
    }),
    done: settle,
    stale,
  });
  const { left, figures } = figuresOf(act);
  return (
    <tr>
      <td>
        <div className={styles.act}>
          <strong>{titleOf(act)}</strong> · {listTitle(act.list)}
          <div className={styles.fields}>
            <time dateTime={act.createdAt}>{formatInstant(act.createdAt)}</time>
          </div>
          <Whom act={act} />
          {act.fields.length > 0 && <div className={styles.fields}>{act.fields.map((name) => fieldLabel(act.list, name)).join(", ")}</div>}
        </div>
      </td>
      <td>
        <div className={styles.said}>
          <span>{t(`acts.states.${act.state}`)}</span>
          {figures
            .filter(([, count]) => count > 0)
            .map(([name, count]) => (
              <span key={name} data-figure={name}>
                {t(`bulk.figures.${name}`)}: {formatNumber(count)}
              </span>
            ))}
          {act.error !== null && <span data-figure="refused">{phraseOf(`problems.${act.error}`, act.error)}</span>}
        </div>
      </td>
      <td>
        <div className={styles.further}>
          {act.state === "working" && (
            <Button kind="plain" size="small" busy={stop.busy} onClick={() => void stop.run()}>
              {t("bulk.stop")}
            </Button>
          )}
          {act.undoUntil !== null && (
            <Button kind="plain" size="small" busy={undo.busy} onClick={() => void undo.run()}>
              {t("bulk.undo")}
            </Button>
          )}
          {left > 0 && (
            <Button kind="text" busy={file.busy} onClick={() => void file.run()}>
              {t("acts.leftFile", { count: left })}
            </Button>
          )}
        </div>
      </td>
    </tr>
  );
}

/** The first by name, each leading to its page, and how many others there are. */
function Whom({ act: { list, whom = [], wanted } }: { act: BulkAct }) {
  const { t } = useTranslation();
  const { domain = "" } = useParams({ strict: false });
  if (whom.length === 0) return null;
  const others = wanted - whom.length;
  return (
    <div className={styles.fields}>
      {whom.map(({ id, name }, index) => (
        <Fragment key={id}>
          {index > 0 && ", "}
          <Link to="/$domain/admin/$list/$id" params={{ domain, list: entityNamed(list).url, id: String(id) }} preload={false}>
            <bdi>{name}</bdi>
          </Link>
        </Fragment>
      ))}
      {others > 0 && ` ${t("acts.others", { count: others, formatted: formatNumber(others) })}`}
    </div>
  );
}

const titleOf = ({ action }: BulkAct): string => phraseOf(`bulk.acts.${action}`, action);
