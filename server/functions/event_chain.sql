-- Each event carries the hash of the one before it, so that a row changed or taken out behind the application's back is found.
-- hash = id of the event before (8 bytes, 0 at the first of a month) · SHA-256 of personal (32) · SHA-256 over both, the hash before and the row (32).
-- The digest of personal stays when a person is erased, so the chain stays whole. No lock: two events written at the same time may follow the same one.
create function event_digest(event events, previous_id bigint, previous_hash bytea, personal_digest bytea) returns bytea language sql stable
  return sha256(int8send(previous_id) || coalesce(previous_hash, '') || personal_digest || convert_to(jsonb_build_array(
    event.domain_id, event.id, extract(epoch from event.at), event.type, event.severity, event.error, event.request_id, event.address,
    event.user_id, event.company_id, event.subject_entity, event.subject_id, event.data)::text, 'UTF8'));

create function chain_event() returns trigger language plpgsql set plan_cache_mode = 'force_generic_plan' as $$
declare
  previous record;
  personal_digest constant bytea := sha256(convert_to(coalesce(new.personal::text, ''), 'UTF8'));
begin
  select id, hash into previous from events where domain_id = new.domain_id and month = new.month and id < new.id order by id desc limit 1;
  new.hash := int8send(coalesce(previous.id, 0)) || personal_digest || event_digest(new, coalesce(previous.id, 0), previous.hash, personal_digest);
  return new;
end $$;
-- A bulk load brings an empty hash and stays outside the chain.
create trigger chain before insert on events for each row when (new.hash is null) execute function chain_event();

-- The events of a domain that do not match their hash, or whose predecessor is gone or was changed.
create function broken_events(domain bigint, month_of date) returns setof bigint language sql stable as $$
  select e.id
  from events e
  left join events p on p.domain_id = e.domain_id and p.month = e.month
    and p.id = ('x' || encode(substr(e.hash, 1, 8), 'hex'))::bit(64)::bigint
  where e.domain_id = domain and e.month = month_of and length(e.hash) > 0
    and (substr(e.hash, 41) <> event_digest(e, ('x' || encode(substr(e.hash, 1, 8), 'hex'))::bit(64)::bigint, p.hash, substr(e.hash, 9, 32))
      or (e.personal is not null and substr(e.hash, 9, 32) <> sha256(convert_to(e.personal::text, 'UTF8')))
      or (p.id is null and substr(e.hash, 1, 8) <> int8send(0)));
$$;

-- Each event of a month with the one it follows, in order, and whether it still matches its hash and its predecessor is there. In pieces,
-- as a month may hold millions.
create function event_links(domain bigint, month_of date, after bigint, how_many integer)
  returns table (id bigint, previous_id bigint, digest text, broken boolean) language sql stable as $$
  select (l.e).id, l.previous, encode(substr((l.e).hash, 41), 'hex'),
    substr((l.e).hash, 41) <> event_digest(l.e, l.previous, p.hash, substr((l.e).hash, 9, 32))
      or ((l.e).personal is not null and substr((l.e).hash, 9, 32) <> sha256(convert_to((l.e).personal::text, 'UTF8')))
      or (p.id is null and l.previous <> 0)
  from (select e, ('x' || encode(substr(e.hash, 1, 8), 'hex'))::bit(64)::bigint as previous from events e
         where e.domain_id = domain and e.month = month_of and e.id > after and length(e.hash) > 0 order by e.id limit how_many) l
  left join events p on p.domain_id = domain and p.month = month_of and p.id = l.previous
  order by (l.e).id;
$$;
