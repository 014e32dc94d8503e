-- Every save of a company template is a new version; companies keep the one they were made with.
alter table company_templates
  add column superseded_at timestamptz,
  add column unfinished_copy boolean not null default false,
  alter column template set default '{"type":"object","properties":{},"required":[],"order":[]}';
alter table company_templates disable row level security;
update company_templates set superseded_at = updated_at where not newest;
update company_templates set template = default where not template ? 'properties';
alter table company_templates enable row level security;
drop index company_templates_name;
alter table company_templates drop column newest;
create unique index company_templates_name on company_templates (owner_domain_id, name_key) nulls not distinct where superseded_at is null;
create index company_templates_by_name on company_templates (name, id) where superseded_at is null;
create index company_templates_by_root on company_templates (root_id);
create index companies_by_template on companies (domain_id, company_template_id) where company_template_id is not null;
