import { useUser } from "../../shell/user.ts";
import type { RecordForm } from "./useRecordForm.ts";

/** Which fields the form offers this user: some only a system administrator writes. */
export function useWritable({ entity, names }: RecordForm): (name: string) => boolean {
  const { accessLevelCode } = useUser();
  return (name) => names.includes(name) && (entity.fields[name]?.system !== true || accessLevelCode === "sup");
}
