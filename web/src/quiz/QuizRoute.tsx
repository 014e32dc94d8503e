import { useSuspenseQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { useState } from "react";
import { AlertArea } from "../shell/AlertArea.tsx";
import { ModalArea } from "../shell/ModalArea.tsx";
import { NotFound } from "../shell/NotFound.tsx";
import { ToastArea } from "../shell/ToastArea.tsx";
import { QuizSession } from "./QuizSession.tsx";
import { noProgram } from "../training/noProgram.ts";
import { quizzesQuery } from "./quizzesQuery.ts";
import { TrainingPlace } from "../training/TrainingPlace.tsx";

/** A quiz at its own address, outside the frame: the picture fills the screen. */
export function QuizRoute() {
  return (
    <>
      <AlertArea />
      <TrainingPlace programId={noProgram}>
        <Quiz />
      </TrainingPlace>
      <ToastArea />
      <ModalArea />
    </>
  );
}

function Quiz() {
  const { quiz: id } = useParams({ from: "/$domain/simulator/quiz/$quiz" });
  const { data: quizzes } = useSuspenseQuery(quizzesQuery);
  const found = quizzes.find((each) => String(each.id) === id);
  // While a newer version takes its place, the one this page began with is gone from the list already.
  const [first] = useState(found);
  const quiz = found ?? first;
  return quiz ? <QuizSession quiz={quiz} /> : <NotFound />;
}
