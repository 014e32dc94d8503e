-- Where a session that began at an identity provider ends there too: sealed, as the address carries an ID token.
alter table sessions add column sign_out_url text;
