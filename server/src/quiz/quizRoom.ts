import type { Room } from "../room.ts";
import { contentQuizRoutes } from "./contentQuizRoutes.ts";
import { quizSessionRoutes } from "./quizSessionRoutes.ts";
import { quizRoutes } from "./quizRoutes.ts";

/** Quizzes: questions, or bags at the X-ray screen, that belong to no course. */
export const quizRoom: Room = { routes: [quizRoutes, quizSessionRoutes, contentQuizRoutes] };
