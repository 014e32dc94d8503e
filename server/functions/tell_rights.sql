-- What a session rests on has changed: every node hears it with the commit and asks anew (keptSessions.ts). A session names itself, what many
-- share their domain; levels are shared by domains. A domain is told once a transaction, however many of its people change.
create function tell_session() returns trigger language plpgsql as $$
begin
  perform pg_notify('rights', old.domain_id || ' ' || encode(old.token_hash, 'hex'));
  return null;
end $$;
create function tell_domain() returns trigger language plpgsql as $$
begin
  perform pg_notify('rights', coalesce(to_jsonb(old) ->> 'domain_id', to_jsonb(new) ->> 'domain_id', to_jsonb(old) ->> 'id'));
  return null;
end $$;
create function tell_everybody() returns trigger language plpgsql as $$
begin
  perform pg_notify('rights', '*');
  return null;
end $$;
create trigger tell_rights after update on sessions for each row when (
  (old.user_id, old.token_hash, old.expires_at, old.ended_at, old.view_user_id, old.view_until)
    is distinct from (new.user_id, new.token_hash, new.expires_at, new.ended_at, new.view_user_id, new.view_until)
  or new.last_seen_at < old.last_seen_at) execute function tell_session();
create trigger tell_rights_gone after delete on sessions for each row when (old.ended_at is null) execute function tell_session();
create trigger tell_rights after update of company_id, access_level_id, must_change_password, active, locked_at on users for each row when (
  (old.company_id, old.access_level_id, old.must_change_password, old.active, old.locked_at is null)
    is distinct from (new.company_id, new.access_level_id, new.must_change_password, new.active, new.locked_at is null)) execute function tell_domain();
create trigger tell_rights after insert or update or delete on user_sites for each row execute function tell_domain();
create trigger tell_rights after insert or update or delete on user_scope_groups for each row execute function tell_domain();
create trigger tell_rights after insert or update or delete on user_scope_programs for each row execute function tell_domain();
create trigger tell_rights after update of active on companies for each row when (old.active is distinct from new.active) execute function tell_domain();
create trigger tell_rights after update of name, active on domains for each row
  when ((old.name, old.active) is distinct from (new.name, new.active)) execute function tell_domain();
create trigger tell_rights after update or delete on access_levels for each row execute function tell_everybody();
