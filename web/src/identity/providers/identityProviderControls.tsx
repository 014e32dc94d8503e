import type { identityProvider } from "@vigil/model/identity/identityProvider";
import { WordsControl } from "../../entity/form/WordsControl.tsx";
import type { Controls } from "../../entity/place.ts";
import { AttributesControl } from "./AttributesControl.tsx";

export const identityProviderControls: Controls<typeof identityProvider> = {
  scopes: (form, name) => <WordsControl form={form} name={name} />,
  attributeMap: (form, name) => <AttributesControl form={form} name={name} />,
};
