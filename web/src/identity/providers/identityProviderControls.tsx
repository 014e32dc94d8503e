import type { identityProvider } from "@vigil/model/identity/identityProvider";
import { LinesControl } from "../../entity/form/LinesControl.tsx";
import type { Controls } from "../../entity/place.ts";
import { AttributesControl } from "./AttributesControl.tsx";

export const identityProviderControls: Controls<typeof identityProvider> = {
  scopes: (form, name) => <LinesControl form={form} name={name} />,
  attributeMap: (form, name) => <AttributesControl form={form} name={name} />,
};
