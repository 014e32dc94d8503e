-- A decision is the call that comes most often, so its two statements live in functions: the database keeps their plans. Each names the
-- domain itself, for its own transaction; row security then shows that domain alone.

-- What judging one decision needs: the session's rules and clock, the image's row, and when the image before it was decided.
create function decision_place(domain bigint, learner bigint, session bigint, image integer) returns table (
  settings jsonb, started_month date, sealed boolean, elapsed_ms integer, image_id bigint, shown_ms integer, decided_ms integer,
  decision text, category text, marks jsonb, opened boolean, found boolean, credit text, previous_ms integer, view_count integer
) language plpgsql as $$
#variable_conflict use_column
declare
  month date;
begin
  perform set_config('app.domain_id', domain::text, true);
  select s.settings, s.started_month, s.sealed_at is not null,
      greatest(0, floor(extract(epoch from clock_timestamp() - s.started_at) * 1000))::integer
    into settings, month, sealed, elapsed_ms
    from simulator_sessions s where s.domain_id = domain and s.id = session and s.user_id = learner;
  if not found then return; end if;
  started_month := month;
  select d.image_id, d.shown_ms, d.decided_ms, d.decision, d.category, d.marks, d.opened, d.found, d.credit, jsonb_array_length(i.views)
    into image_id, shown_ms, decided_ms, decision, category, marks, opened, found, credit, view_count
    from simulator_decisions d join images i on i.id = d.image_id
    where d.domain_id = domain and d.started_month = month and d.session_id = session and d.position = image;
  if image_id is null then return; end if;
  select d.decided_ms into previous_ms from simulator_decisions d
    where d.domain_id = domain and d.started_month = month and d.session_id = session and d.position = image - 1;
  return next;
end $$;

-- One statement: only while the session is open and the image has neither decision nor credit, which a seal gives every image.
create function store_decision(domain bigint, month date, session bigint, image integer,
  code text, chosen text, places jsonb, shown integer, decided integer) returns boolean language plpgsql as $$
begin
  perform set_config('app.domain_id', domain::text, true);
  update simulator_decisions d
    set decision = code, category = chosen, marks = places, shown_ms = shown, decided_ms = decided, received_at = clock_timestamp(), revision = d.revision + 1
    from simulator_sessions s
    where d.domain_id = domain and d.started_month = month and d.session_id = session and d.position = image
      and d.decision is null and d.credit is null
      and s.domain_id = domain and s.id = session and s.sealed_at is null;
  return found;
end $$;
