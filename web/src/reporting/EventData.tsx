import type { Entity } from "@vigil/model/entity/entity";
import { listEntities } from "@vigil/model/lists";
import { useTranslation } from "react-i18next";
import { plainText } from "../entity/plainText.ts";
import type { Row } from "../entity/row.ts";
import { phraseOf } from "../phraseOf.ts";
import { fieldLabel } from "../shell/recordPhrase.ts";
import { AnswerKeyChanges } from "./AnswerKeyChanges.tsx";
import styles from "./Event.module.css";
import { changedNames, eventParts } from "./eventParts.ts";
import { ToldValue } from "./ToldValue.tsx";

const entities: Readonly<Record<string, Entity>> = listEntities;

/** What an event changed, from what to what, in the words of its record; and what else was kept of it. */
export function EventData({ event }: { event: Row }) {
  const { t } = useTranslation();
  const parts = eventParts(event["data"], event["personal"]);
  const entity = entities[plainText(event["subjectEntity"])];
  const names = changedNames(parts);
  const { before, after, answerKey, rest } = parts;
  const label = (name: string) => (entity?.fields[name] ? fieldLabel(entity.name, name) : phraseOf(`events.details.${name}`, name));
  return (
    <div className={styles.data}>
      {names.length > 0 && (
        <table className={styles.changes}>
          <thead>
            <tr>
              <th scope="col">{t("events.field")}</th>
              {before && <th scope="col">{t("events.before")}</th>}
              {after && <th scope="col">{t("events.after")}</th>}
            </tr>
          </thead>
          <tbody>
            {names.map((name) => (
              <tr key={name}>
                <th scope="row">{label(name)}</th>
                {before && (
                  <td>
                    <ToldValue entity={entity} name={name} values={before} />
                  </td>
                )}
                {after && (
                  <td>
                    <ToldValue entity={entity} name={name} values={after} />
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <AnswerKeyChanges changes={answerKey} />
      {rest.length > 0 && (
        <dl className={styles.rest}>
          {rest.map(([name, value]) => (
            <div key={name}>
              <dt>{phraseOf(`events.details.${name}`, label(name))}</dt>
              <dd>
                <ToldValue entity={undefined} name={name} values={{ [name]: value }} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      <details>
        <summary>{t("events.asRecorded")}</summary>
        <pre dir="ltr">{JSON.stringify({ data: event["data"], personal: event["personal"] ?? undefined }, null, 2)}</pre>
      </details>
    </div>
  );
}
