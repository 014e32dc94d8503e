-- Whether a program is in use is asked for each program of a list: its open runs are found at once, however many are closed.
create index program_statuses_open_by_program on program_statuses (domain_id, program_id, id) where (closed_at is null);
