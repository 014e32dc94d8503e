-- Until which day completions, in their order, certify: each for so many months. One within the window before the end keeps its day of the year or moves
-- it. Behind the end by so many months, or at first, only one of those for new people counts (`fresh`), where there are such programs. Null: not certified.
create function certified_until(days date[], fresh boolean[], has_fresh boolean, months integer, opens_days integer, keep boolean, return_months integer)
  returns date language plpgsql immutable as $$
declare
  until date;
begin
  for i in 1 .. coalesce(array_length(days, 1), 0) loop
    if has_fresh and not fresh[i] and (until is null or days[i] > until + make_interval(months => return_months)) then continue; end if;
    until := case
      when keep and until is not null and days[i] between until - opens_days and until then until + make_interval(months => months)
      else greatest(until, (days[i] + make_interval(months => months))::date) end;
  end loop;
  return until;
end $$;
