import { expect, it } from "vitest";
import { readQuizFile } from "./quizFile.ts";

const head = "quiz,passingScore,maxFailedAttempts,questionTime,quizTime,partialCredit,text,correct,incorrect,feedback";

const bare = { picture: "", category: "", tags: [] };

it("a file of quizzes has a row for each question, answers on lines of their own, and limits where they are named", () => {
  const text = `${head}\nBlades,75,2,0,600,Yes,Which may fly?,A pen,"A knife\nA gun",Blades stay\nBlades,,,,,,Which are metal?,"Steel\nIron",Paper,\n`;
  expect(readQuizFile(text)).toEqual({
    faults: [],
    quizzes: [
      {
        name: "Blades",
        line: 2,
        passingScore: 75,
        maxFailedAttempts: 2,
        questionTime: 0,
        quizTime: 600,
        partialCredit: true,
        questions: [
          { ...bare, line: 2, text: "Which may fly?", correct: ["A pen"], incorrect: ["A knife", "A gun"], feedback: "Blades stay" },
          { ...bare, line: 4, text: "Which are metal?", correct: ["Steel", "Iron"], incorrect: ["Paper"], feedback: "" },
        ],
      },
    ],
  });
});

it("every fault is named with its line", () => {
  const text = `${head}\n,120,,,,,Which?,A,A,\nB,,,,,,,,,\nB,50,,,,yes,Q,A,B,\nC,,,,,perhaps,Q,A,B,\n`;
  expect(readQuizFile(text).faults).toEqual([
    { line: 2, fault: "required", word: "quiz" },
    { line: 2, fault: "invalid", word: "passingScore" },
    { line: 2, fault: "answers", word: "" },
    { line: 3, fault: "required", word: "text" },
    { line: 3, fault: "answers", word: "" },
    { line: 4, fault: "differs", word: "passingScore" },
    { line: 4, fault: "differs", word: "partialCredit" },
    { line: 5, fault: "invalid", word: "partialCredit" },
  ]);
  expect(readQuizFile("quiz,text\n").faults.map(({ fault, word }) => `${fault} ${word}`)).toEqual(["columnMissing correct", "empty "]);
});
