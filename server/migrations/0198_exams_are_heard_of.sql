-- An exam or a quiz was silent from its last answer, however long its page stayed open: whoever thought longer than that was handed in. When the learner's
-- browser was last heard of beside its answers stands with the attempt now, as with a session at the X-ray screen.
alter table exam_attempts add column seen_at timestamptz;
