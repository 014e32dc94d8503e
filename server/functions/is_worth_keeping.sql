-- Whether it is written down that somebody is heard of who was heard of last then: once a tenth of the silence that is allowed has passed, and not where
-- they have been silent for too long already. The time in which no server ran is nobody's silence.
create function is_worth_keeping(heard timestamptz, most_silent_ms double precision) returns boolean language sql as $$
  select heard < clock_timestamp() - make_interval(secs => most_silent_ms / 10000)
    and heard + coalesce((select sum(d.until_at - greatest(d.from_at, heard)) from downtimes d where d.until_at > heard), interval '0')
      > clock_timestamp() - make_interval(secs => most_silent_ms / 1000)
$$;
