-- Certificates come on A4 or Letter, and keep the texts of the configurations that held when they were issued.
alter table certificate_templates add column paper_size text not null default 'a4',
  add constraint certificate_templates_paper_size_check check (paper_size in ('a4', 'letter'));
alter table certificate_pages add column paper_size text not null default 'a4';
alter table certificate_pages alter column paper_size drop default;
alter table program_certificates add column texts jsonb not null default '{}';
