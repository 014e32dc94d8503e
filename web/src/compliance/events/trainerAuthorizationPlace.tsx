import type { trainerAuthorization } from "@vigil/model/compliance/trainerAuthorization";
import type { Place } from "../../entity/place.ts";

export const trainerAuthorizationPlace: Place<typeof trainerAuthorization> = {
  groups: {
    person: ["userId", "trainer"],
    general: ["authority", "badge", "signature", "enableNameChange", "name"],
    assignment: ["companies", "courses"],
    data: ["data"],
  },
  facts: async () => {
    const { AuthorizationFact } = await import("./EventFacts.tsx");
    return {
      companies: ({ id, companies }) => <AuthorizationFact id={id} ids={companies} of="companies" />,
      courses: ({ id, courses }) => <AuthorizationFact id={id} ids={courses} of="courses" />,
    };
  },
  controls: async () => {
    const { AuthorizationNameControl, ClassroomCoursesControl, TrainerControl } = await import("./TrainerControls.tsx");
    return {
      userId: (form, name) => <TrainerControl form={form} name={name} />,
      name: (form, name) => <AuthorizationNameControl form={form} name={name} />,
      courses: (form, name) => <ClassroomCoursesControl form={form} name={name} />,
    };
  },
};
