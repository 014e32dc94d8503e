-- Two codes that differ by capital letters alone are one to whoever reads them. Of those that are there, later ones are told apart by their number.
alter table domain_codes drop constraint domain_codes_name_key;
update domain_codes code set name = left(code.name, 40) || ' (' || code.id || ')'
 where exists (select from domain_codes other where other.id < code.id
   and lower(upper(normalize(other.name, nfkc))) = lower(upper(normalize(code.name, nfkc))));
create unique index domain_codes_name_key on domain_codes (lower(upper(normalize(name, nfkc))));
