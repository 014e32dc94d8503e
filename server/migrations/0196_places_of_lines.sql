-- Lines of a report are written by two statements side by side: neither knows how many the other has, so that their places have room between them.
alter table report_lines alter column "position" type bigint;
