import type { Example } from "@vigil/model/measurement/observer/measureWire";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { problemMessage } from "../../problemMessage.ts";
import { useBagWords } from "../../simulator/screen/useBagWords.ts";
import { Card } from "../../ui/Card.tsx";
import { formatDate, formatNumber } from "../../ui/format.ts";
import { Message } from "../../ui/Message.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import styles from "../observer/Measures.module.css";
import { examplesQuery } from "../observer/measureQueries.ts";
import { valueName } from "../observer/valueName.ts";

const shownOfEach = 6;

/** Bags of one's own practice to look at again: threats that were missed by category, false alarms by what was taken for a threat. */
export function ExampleCards({ domain }: { domain: string }) {
  const { t } = useTranslation();
  const { data, error } = useQuery(examplesQuery);
  const { thing: thingName } = useBagWords();
  if (error !== null) return <Message kind="error">{problemMessage(error)}</Message>;
  if (data === undefined) return <Skeleton height={200} />;
  const nameOf = ({ thing }: Example) => (thing === null ? t("measures.unmarked") : thingName(thing));
  const missed = [...Map.groupBy(data.missed, ({ category }) => category ?? "")];
  const taken = [...Map.groupBy(data.falseAlarms, nameOf)].toSorted(([, one], [, other]) => other.length - one.length);
  return (
    <>
      <Card title={t("measures.missed")} lead={missed.length === 0 ? t("measures.missedNone") : t("measures.missedLead")}>
        {missed.map(([category, examples]) => (
          <section key={category}>
            <h3 className={styles.group}>
              <bdi>{category === "" ? t("measures.bag") : valueName("category", category)}</bdi>{" "}
              <span className={styles.small}>
                {t("measures.times", { count: examples.length, formatted: formatNumber(examples.length) })}
              </span>
            </h3>
            <Bags examples={examples} domain={domain} nameOf={nameOf} />
          </section>
        ))}
      </Card>
      <Card title={t("measures.alarms")} lead={taken.length === 0 ? t("measures.alarmsNone") : t("measures.alarmsLead")}>
        {taken.map(([name, examples]) => (
          <section key={name}>
            <h3 className={styles.group}>
              <bdi>{name}</bdi>{" "}
              <span className={styles.small}>
                {t("measures.times", { count: examples.length, formatted: formatNumber(examples.length) })}
              </span>
            </h3>
            <Bags
              examples={examples}
              domain={domain}
              nameOf={({ category }) =>
                category === null ? t("measures.bag") : t("measures.called", { category: valueName("taken", category) })
              }
            />
          </section>
        ))}
      </Card>
    </>
  );
}

interface BagsProps {
  examples: readonly Example[];
  domain: string;
  nameOf: (example: Example) => string;
}

function Bags({ examples, domain, nameOf }: BagsProps) {
  const { t } = useTranslation();
  return (
    <ul className={styles.links}>
      {examples.slice(0, shownOfEach).map((example) => (
        <li key={`${example.sessionId} ${example.index}`}>
          <Link
            to="/$domain/simulator/review/$session"
            params={{ domain, session: String(example.sessionId) }}
            search={{ bag: String(example.index + 1) }}
            aria-label={t("measures.look", { what: nameOf(example), date: formatDate(example.at) })}
          >
            <bdi>{nameOf(example)}</bdi> · {t("measures.level", { level: example.level })} · {formatDate(example.at)}
          </Link>
        </li>
      ))}
    </ul>
  );
}
