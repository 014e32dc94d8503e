import type { accessLevel } from "@vigil/model/organization/accessLevel";
import type { Place } from "../../entity/place.ts";

export const accessLevelPlace: Place<typeof accessLevel> = {
  groups: { general: ["name", "description", "baseCode"], access: ["permissions"] },
  cells: async () => (await import("./accessLevelCells.tsx")).accessLevelCells,
  controls: async () => {
    const { PermissionsControl } = await import("./PermissionsControl.tsx");
    return { permissions: (form, name) => <PermissionsControl form={form} name={name} /> };
  },
};
