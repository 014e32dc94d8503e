/** Why an image is not shown in exams and quizzes: the first that holds. */
export const pickedFaults = ["deleted", "archived", "unapproved", "off", "otherLibrary", "leftOut", "practice"] as const;
export type PickedFault = (typeof pickedFaults)[number];

/** As many as a quiz has. */
export const mostPicked = 500;

/** An image that was chosen by hand; what is true of it only for whoever may know that. */
export interface PickedImage {
  imageId: number;
  /** Null where it can be shown. */
  fault: PickedFault | null;
  difficulty: number | null;
  kind?: "innocent" | "threat" | null;
  threatCategory?: string | null;
}

/** GET and PUT quizzes/{id}/images, in the order of the quiz; where there are none they are drawn. A quiz in use answers with its next version. */
export interface QuizImages {
  id: number;
  /** Where images are chosen from: the library of its simulator course. */
  libraryId: number | null;
  /** The parts of it that exams and quizzes may show, as its list is filtered. */
  pools: string[];
  images: PickedImage[];
}
