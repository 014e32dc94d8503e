import type { ExplainedSetting } from "@vigil/model/curriculum/explainedSetting";
import { keepPreviousData, useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../api.ts";
import { can, useUser } from "../shell/user.ts";
import { Table } from "../ui/Table.tsx";
import styles from "./ApplyingSettings.module.css";
import { settingGroups, type SettingKey } from "./settingGroups.ts";
import { settingText } from "./settingText.ts";

interface Course {
  id: number;
  title: string;
}

/** What holds for a learner in a course, setting by setting, and which configuration says so. */
export function ApplyingSettings({ userId, domain }: { userId: number; domain: string }) {
  const { t } = useTranslation();
  const [courseId, setCourseId] = useState<number>();
  const [onlySet, setOnlySet] = useState(false);
  const linked = can(useUser(), "configurations:view");
  const { data: courses } = useSuspenseQuery({
    queryKey: ["userCourses", userId],
    queryFn: ({ signal }) => call<Course[]>("GET", `users/${userId}/courses`, { signal }),
  });
  const { data: settings = [] } = useQuery({
    queryKey: ["appliedSettings", userId, courseId],
    queryFn: ({ signal }) =>
      call<ExplainedSetting[]>("GET", `users/${userId}/settings${courseId === undefined ? "" : `?courseId=${courseId}`}`, { signal }),
    placeholderData: keepPreviousData,
  });
  const byKey = new Map(settings.map((setting) => [setting.key, setting]));
  const groups = (Object.keys(settingGroups) as (keyof typeof settingGroups)[])
    .map((group) => ({
      group,
      rows: settingGroups[group]
        .map((key: SettingKey) => byKey.get(key))
        .filter((setting): setting is ExplainedSetting => setting !== undefined && (!onlySet || setting.configuration !== null)),
    }))
    .filter(({ rows }) => rows.length > 0);
  return (
    <>
      <p className={styles.lead}>{t("settings.applying.lead")}</p>
      <div className={styles.bar}>
        <label className={styles.field}>
          {t("settings.applying.course")}
          <select
            className={styles.select}
            value={courseId ?? ""}
            onChange={({ target }) => setCourseId(target.value === "" ? undefined : Number(target.value))}
          >
            <option value="">{t("settings.applying.anyCourse")}</option>
            {courses.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </select>
        </label>
        <label className={styles.check}>
          <input type="checkbox" checked={onlySet} onChange={({ target }) => setOnlySet(target.checked)} />
          {t("settings.applying.onlySet")}
        </label>
      </div>
      {onlySet && settings.length > 0 && groups.length === 0 && <p>{t("settings.applying.none")}</p>}
      {groups.map(({ group, rows }) => (
        <section key={group} className={styles.group}>
          <h2 className={styles.title}>{t(`settings.groups.${group}`)}</h2>
          <Table label={t(`settings.groups.${group}`)}>
            <thead>
              <tr>
                <th scope="col">{t("settings.applying.setting")}</th>
                <th scope="col">{t("settings.applying.value")}</th>
                <th scope="col">{t("settings.applying.source")}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ key, value, from, configuration }) => (
                <tr key={key} data-default={configuration === null || undefined}>
                  <td>{t(`settings.${key}`)}</td>
                  <td>{settingText(key, value)}</td>
                  <td>
                    {t(`settings.applying.sources.${from}`)}
                    {configuration && (
                      <span> · {linked ? <NameLink domain={domain} {...configuration} /> : <bdi>{configuration.name}</bdi>}</span>
                    )}
                  </td>
                </tr>
              ))}
            </tbody>
          </Table>
        </section>
      ))}
    </>
  );
}

function NameLink({ domain, id, name }: { domain: string; id: number; name: string }) {
  return (
    <Link to="/$domain/admin/$list/$id" params={{ domain, list: "configurations", id: String(id) }}>
      <bdi>{name}</bdi>
    </Link>
  );
}
