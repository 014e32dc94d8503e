import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { call } from "../../api.ts";
import type { ListAnswer } from "../../entity/row.ts";
import { useUser } from "../../shell/user.ts";
import { Message } from "../../ui/Message.tsx";
import { Tag } from "../../ui/Tag.tsx";
import styles from "./versions.module.css";

const mostNamed = 5;

/** Whether anybody can be given the course: the programs it stands in, or the way into one. */
export function CoursePrograms({ courseId, domain }: { courseId: number; domain: string }) {
  const { t } = useTranslation();
  const { permissions } = useUser();
  const { data } = useQuery({
    queryKey: ["programs", "ofCourse", courseId],
    queryFn: ({ signal }) => call<ListAnswer>("GET", `programs?courses=${courseId}&fields=name,active&limit=${mostNamed}`, { signal }),
  });
  if (data === undefined) return null;
  const { rows, count = rows.length } = data;
  if (rows.length > 0)
    return (
      <p className={styles.programs}>
        {t("coursePackage.inPrograms")}{" "}
        {rows.map(({ id, name, active }) => (
          <span key={id}>
            <Link to="/$domain/admin/$list/$id" params={{ domain, list: "programs", id: String(id) }}>
              <bdi>{String(name)}</bdi>
            </Link>{" "}
            {active === false && <Tag tone="quiet">{t("coursePackage.programOff")}</Tag>}
          </span>
        ))}
        {count > rows.length && (
          <Link to="/$domain/admin/$list" params={{ domain, list: "programs" }} search={{ courses: String(courseId) } as never}>
            {t("coursePackage.morePrograms", { count: count - rows.length })}
          </Link>
        )}
      </p>
    );
  return (
    <div className={styles.programs}>
      <Message kind="warning" title={t("coursePackage.noProgram")}>
        <p>{t("coursePackage.noProgramText")}</p>
        <p className={styles.acts}>
          {permissions.includes("programs:add") && (
            <Link
              to="/$domain/admin/$list/$id"
              params={{ domain, list: "programs", id: "add" }}
              search={{ courses: String(courseId) } as never}
            >
              {t("coursePackage.makeProgram")}
            </Link>
          )}
          {permissions.includes("programs:edit") && (
            <Link to="/$domain/admin/$list" params={{ domain, list: "programs" }}>
              {t("coursePackage.chooseProgram")}
            </Link>
          )}
        </p>
      </Message>
    </div>
  );
}
