-- Each event of a month with the one it follows, in order, and whether it still matches its hash and its predecessor is there. In pieces,
-- as a month may hold millions.
create function event_links(domain bigint, month_of date, after bigint, how_many integer)
  returns table (id bigint, previous_id bigint, digest text, broken boolean) language sql stable
begin atomic
  select (l.e).id, l.previous, encode(substr((l.e).hash, 41), 'hex'),
    substr((l.e).hash, 41) <> event_digest(l.e, l.previous, p.hash, substr((l.e).hash, 9, 32))
      or ((l.e).personal is not null and substr((l.e).hash, 9, 32) <> sha256(convert_to((l.e).personal::text, 'UTF8')))
      or (p.id is null and l.previous <> 0)
  from (select e, ('x' || encode(substr(e.hash, 1, 8), 'hex'))::bit(64)::bigint as previous from events e
         where e.domain_id = domain and e.month = month_of and e.id > after and length(e.hash) > 0 order by e.id limit how_many) l
  left join events p on p.domain_id = domain and p.month = month_of and p.id = l.previous
  order by (l.e).id;
end;

-- The end of a month's chain, signed: the events that nobody follows. Who takes one of them out is missed here.
create table event_heads (
  domain_id bigint not null references domains,
  month date not null,
  last_id bigint not null,
  leaves jsonb not null, -- [[id, digest], …]
  lost jsonb not null default '[]', -- those that were in a head once and are gone or changed
  signed_at timestamptz not null default now(),
  signature text not null,
  primary key (domain_id, month)
);
select protect_tenant('event_heads');

-- What the last look at a month found.
create table event_checks (
  domain_id bigint not null references domains,
  month date not null,
  checked_at timestamptz not null default now(),
  events bigint not null,
  broken jsonb not null, -- ids, the first hundred
  broken_count bigint not null,
  lost jsonb not null, -- ids of anchored events that are gone or changed
  head text not null check (head in ('none', 'sound', 'forged')),
  primary key (domain_id, month)
);
select protect_tenant('event_checks');

-- Mails that no mail server took for days. What they said is not kept.
create table mails_given_up (
  domain_id bigint not null references domains,
  id text not null,
  given_up_at timestamptz not null default now(),
  error text not null,
  subscription_id bigint, -- whose run had written it
  primary key (domain_id, id)
);
select protect_tenant('mails_given_up');
alter table subscription_mails drop constraint subscription_mails_outcome_check,
  add constraint subscription_mails_outcome_check check (outcome in ('sent', 'nothing', 'noAddress', 'givenUp'));

alter table installation add last_backup jsonb; -- { at, missing, damaged }

-- Who sees how the installation as a whole stands.
alter table access_levels disable row level security;
update access_levels set permissions = (
  select jsonb_agg(permission order by permission collate "C") from (
    select jsonb_array_elements_text(permissions) union select 'operations:view') as held (permission))
where owner_domain_id is null and base_code = 'sup';
alter table access_levels enable row level security;
