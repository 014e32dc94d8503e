import { deviceName } from "@vigil/model/identity/deviceName";
import type { ForgetDevices, KnownDevice } from "@vigil/model/identity/knownDevice";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { call } from "../../api.ts";
import { useAct } from "../../shell/useAct.ts";
import { Button } from "../../ui/Button.tsx";
import { formatInstant } from "../../ui/format.ts";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { Tag } from "../../ui/Tag.tsx";
import styles from "./KnownDevices.module.css";

interface KnownDevicesProps {
  /** Whose they are: one's own, or somebody's. */
  path: "user/devices" | `users/${number}/devices`;
  mayForget: boolean;
}

/** The browsers that know an account: what they are, since when, when and from where they were used last; forgotten one by one or all. */
export function KnownDevices({ path, mayForget }: KnownDevicesProps) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const queryKey = ["knownDevices", path];
  const { data: devices } = useQuery({ queryKey, queryFn: ({ signal }) => call<KnownDevice[]>("GET", path, { signal }) });
  const nameOf = ({ agent }: KnownDevice): string => deviceName(agent) || t("devices.unknown");
  const { run, busy } = useAct({
    ask: (device: KnownDevice | undefined) => ({
      title: device ? t("devices.forgetTitle", { name: nameOf(device) }) : t("devices.forgetAllTitle"),
      text: t("devices.forgetText"),
      confirm: t("devices.forget"),
      danger: true,
    }),
    call: (device) => {
      const body: ForgetDevices = device ? { ids: [device.id] } : {};
      return call<KnownDevice[]>("POST", `${path}/forget`, { body });
    },
    done: (left) => queries.setQueryData(queryKey, left),
    told: () => t("devices.forgotten"),
    stale: [{ queryKey: ["usersessions"] }],
  });
  if (!devices) return <Skeleton height={120} />;
  if (devices.length === 0) return <p className={styles.quiet}>{t("devices.none")}</p>;
  return (
    <div className={styles.body}>
      <ul className={styles.list}>
        {devices.map((device) => (
          <li key={device.id} className={styles.item}>
            <div className={styles.words}>
              <p className={styles.name}>
                <strong>
                  <bdi>{nameOf(device)}</bdi>
                </strong>
                {device.own && <Tag tone="good">{t("devices.own")}</Tag>}
              </p>
              <p className={styles.quiet}>
                {t("devices.used", { first: formatInstant(device.firstUsedAt), last: formatInstant(device.lastUsedAt) })}{" "}
                <bdi dir="ltr">{device.address}</bdi>
              </p>
            </div>
            {mayForget && (
              <Button
                kind="plain"
                size="small"
                busy={busy}
                aria-label={t("devices.forgetNamed", { name: nameOf(device), last: formatInstant(device.lastUsedAt) })}
                onClick={() => void run(device)}
              >
                {t("devices.forget")}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {mayForget && devices.some(({ own }) => !own) && devices.length > 1 && (
        <Button kind="plain" size="small" busy={busy} onClick={() => void run(undefined)}>
          {t(devices.some(({ own }) => own) ? "devices.forgetOthers" : "devices.forgetAll")}
        </Button>
      )}
    </div>
  );
}
