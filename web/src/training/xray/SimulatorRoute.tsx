import { useParams } from "@tanstack/react-router";
import { AlertArea } from "../../shell/AlertArea.tsx";
import { ModalArea } from "../../shell/ModalArea.tsx";
import { NotFound } from "../../shell/NotFound.tsx";
import { SimulatorPage } from "./SimulatorPage.tsx";
import { TrainingPlace } from "../TrainingPlace.tsx";

/** A Practice or Exam unit at its own address, outside the frame: the picture fills the screen. */
export function SimulatorRoute() {
  const { program, course, unit, type } = useParams({ from: "/$domain/simulator/session/$program/$course/$unit/$type" });
  if (type !== "Practice" && type !== "Exam") return <NotFound />;
  return (
    <>
      <AlertArea />
      <TrainingPlace programId={Number(program)}>
        <SimulatorPage programId={Number(program)} courseId={Number(course)} unitId={Number(unit)} type={type} />
      </TrainingPlace>
      <ModalArea />
    </>
  );
}
