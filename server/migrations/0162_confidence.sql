-- How sure the learner was of a decision, from 1 (a guess) to 4 (sure), where it was asked and said.
alter table simulator_decisions add column confidence smallint constraint simulator_decisions_confidence_check check (confidence between 1 and 4);
