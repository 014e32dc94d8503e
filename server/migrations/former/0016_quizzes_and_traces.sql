-- A simulator quiz draws its images from the library of its course; a new version carries the assignments on with it.
alter table quizzes
  add column number_of_images integer not null default 10 check (number_of_images between 1 and 500),
  add column superseded_at timestamptz,
  alter column type set default 'simulator',
  alter column passing_score drop default,
  alter column passing_score type double precision using passing_score / 100.0, -- percent
  alter column passing_score set default 80;
create index quizzes_by_name on quizzes (domain_id, name, id) where superseded_at is null;
create index quizzes_by_creation on quizzes (domain_id, created_at, id);
create index quizzes_by_root on quizzes (domain_id, root_id);
create index simulator_sessions_by_quiz on simulator_sessions (domain_id, quiz_id, user_id, id) where quiz_id is not null;

create table quiz_words (
  domain_id bigint not null,
  word text collate "C" not null,
  id bigint not null,
  primary key (domain_id, word, id),
  foreign key (domain_id, id) references quizzes on delete cascade
);
create index quiz_words_by_id on quiz_words (domain_id, id);
select protect_tenant('quiz_words');

create table quiz_assignments (
  domain_id bigint not null,
  quiz_id bigint not null, -- the newest version
  user_id bigint not null,
  created_at timestamptz not null default now(),
  created_by bigint,
  primary key (domain_id, quiz_id, user_id),
  foreign key (domain_id, quiz_id) references quizzes on delete cascade,
  foreign key (domain_id, user_id) references users on delete cascade
);
create index quiz_assignments_by_user on quiz_assignments (domain_id, user_id);
select protect_tenant('quiz_assignments');

-- Over all versions of a quiz.
create table quiz_statuses (
  domain_id bigint not null,
  quiz_root_id bigint not null,
  user_id bigint not null,
  attempts integer not null default 0,
  failed_attempts integer not null default 0,
  locked_at timestamptz,
  passed_at timestamptz,
  revision integer not null default 0,
  updated_at timestamptz not null default now(),
  primary key (domain_id, quiz_root_id, user_id),
  foreign key (domain_id, quiz_root_id) references quizzes,
  foreign key (domain_id, user_id) references users
);
select protect_tenant('quiz_statuses');

-- As 0010, and whether another place of the same learner holds the lease: `browser` is the user session of the call, null for those whom
-- no lease binds; `tab` the tab that calls, where it says so.
drop function decision_place(bigint, bigint, bigint, integer);
create function decision_place(domain bigint, learner bigint, session bigint, image integer, browser bigint, tab text) returns table (
  settings jsonb, started_month date, sealed boolean, elapsed_ms integer, image_id bigint, shown_ms integer, decided_ms integer,
  decision text, category text, marks jsonb, opened boolean, found boolean, credit text, previous_ms integer, view_count integer, elsewhere boolean
) language plpgsql as $$
#variable_conflict use_column
declare
  month date;
  owner_session bigint;
  owner_tab text;
begin
  perform set_config('app.domain_id', domain::text, true);
  select s.settings, s.started_month, s.sealed_at is not null,
      greatest(0, floor(extract(epoch from clock_timestamp() - s.started_at) * 1000))::integer
    into settings, month, sealed, elapsed_ms
    from simulator_sessions s where s.domain_id = domain and s.id = session and s.user_id = learner;
  if not found then return; end if;
  started_month := month;
  elsewhere := false;
  if browser is not null then
    select l.session_id, l.tab_id into owner_session, owner_tab from training_leases l
      where l.domain_id = domain and l.user_id = learner and l.expires_at > clock_timestamp();
    if found and (owner_session <> browser or (tab is not null and owner_tab <> tab)) then
      elsewhere := exists (select from sessions o where o.domain_id = domain and o.id = owner_session and o.ended_at is null);
    end if;
  end if;
  select d.image_id, d.shown_ms, d.decided_ms, d.decision, d.category, d.marks, d.opened, d.found, d.credit, jsonb_array_length(i.views)
    into image_id, shown_ms, decided_ms, decision, category, marks, opened, found, credit, view_count
    from simulator_decisions d join images i on i.id = d.image_id
    where d.domain_id = domain and d.started_month = month and d.session_id = session and d.position = image;
  if image_id is null then return; end if;
  if image > 0 then
    select d.decided_ms into previous_ms from simulator_decisions d
      where d.domain_id = domain and d.started_month = month and d.session_id = session and d.position = image - 1;
  end if;
  return next;
end $$;

-- As 0010, with what was done to the picture.
drop function store_decision(bigint, date, bigint, integer, text, text, jsonb, integer, integer);
create function store_decision(domain bigint, month date, session bigint, image integer,
  code text, chosen text, places jsonb, shown integer, decided integer, done text) returns boolean language plpgsql as $$
begin
  perform set_config('app.domain_id', domain::text, true);
  update simulator_decisions d
    set decision = code, category = chosen, marks = places, shown_ms = shown, decided_ms = decided, received_at = clock_timestamp(), revision = d.revision + 1
    from simulator_sessions s
    where d.domain_id = domain and d.started_month = month and d.session_id = session and d.position = image
      and d.decision is null and d.credit is null
      and s.domain_id = domain and s.id = session and s.sealed_at is null;
  if not found then return false; end if;
  if done is not null then
    insert into simulator_traces values (domain, month, session, image, convert_to(done, 'UTF8')) on conflict do nothing;
  end if;
  return true;
end $$;
