-- The quarter of an hour in which an instant lies. Clocks everywhere differ by whole quarters, so that a quarter lies within one day wherever somebody is.
create function quarter_of(instant timestamptz) returns timestamptz language sql immutable parallel safe as $$
  select date_bin('15 minutes', instant, timestamptz '2000-01-01 00:00Z')
$$;

-- Where an instant is counted: its month, told by an instant that lies in the same month wherever somebody is (twelve hours after it begins in
-- UTC), or, within the hours in which it is another month somewhere, its quarter of an hour. One expression, which the database puts into a statement
-- in the place of a call.
create function month_slot_of(instant timestamptz) returns timestamptz language sql immutable parallel safe as $$
  select case when date_trunc('month', (instant at time zone 'UTC') - interval '12 hours') = date_trunc('month', (instant at time zone 'UTC') + interval '14 hours')
    then (date_trunc('month', instant at time zone 'UTC') + interval '12 hours') at time zone 'UTC' else quarter_of(instant) end
$$;
