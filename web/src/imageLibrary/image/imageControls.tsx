import type { image } from "@vigil/model/imageLibrary/image";
import { FieldControl } from "../../entity/form/FieldControl.tsx";
import { LinesControl } from "../../entity/form/LinesControl.tsx";
import type { Controls } from "../../entity/place.ts";
import { DecisionControl, KindControl } from "./rendered/KindControl.tsx";
import { ThreatCategoryControl } from "./rendered/ThreatCategoryControl.tsx";

export const imageControls: Controls<typeof image> = {
  decision: (form, name) => <DecisionControl form={form} name={name} />,
  kind: (form, name) => <KindControl form={form} name={name} />,
  threatCategory: (form, name) => <ThreatCategoryControl form={form} name={name} />,
  threatDescription: (form, name) => (form.values["kind"] === "threat" ? <FieldControl form={form} name={name} /> : null),
  manifest: (form, name) => <LinesControl form={form} name={name} />,
};
