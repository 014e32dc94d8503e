/** The heads of the published lists of leaked passwords, and long ones people think of first; in the form of textKey. */
export const commonPasswords: ReadonlySet<string> = new Set(
  `123456 1234567 12345678 123456789 1234567890 123123 111111 000000 654321 666666 121212 112233 password password1 password12 password123
  password1234 passw0rd p@ssw0rd p@ssword1 qwerty qwerty1 qwerty12 qwerty123 qwertyuiop qwertzuiop azerty 1q2w3e4r 1q2w3e4r5t 1qaz2wsx zaq12wsx
  abc123 abcd1234 a1b2c3 aa123456 asdfgh asdfghjkl zxcvbn zxcvbnm letmein letmein1 welcome welcome1 welcome123 admin admin1 admin123
  administrator root toor guest user test test123 changeme changeme1 default secret secret1 iloveyou iloveyou1 monkey dragon football baseball
  superman batman princess sunshine shadow master michael jordan killer trustno1 whatever starwars pokemon charlie donald freedom hello hello123
  summer summer2024 summer2025 summer2026 winter winter2024 winter2025 winter2026 spring2026 autumn2026 january2026 computer internet samsung google
  security security1 screener screener1 airport airport1 baggage xray xray123 training training1 vigil vigil123 vigil-2026
  passwordpassword password1password1 123456789012345 1234567890123456 qwertyuiopasdfgh qwertyuiopasdfghjkl iloveyouiloveyou letmeinletmein
  correcthorsebatterystaple thisismypassword thisisapassword mypasswordismypassword abcdefghijklmnop abcdefghijklmno aaaaaaaaaaaaaaa 111111111111111`.split(
    /\s+/,
  ),
);
