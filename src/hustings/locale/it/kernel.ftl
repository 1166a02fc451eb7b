# Il protocollo e il terminale. I giochi hanno file propri.

## Why a choice is refused

not-your-turn = Ora non devi decidere nulla.
not-asked = Ora non ti viene chiesto questo, ma: { $asked }.
space-pick = { $pick } qui non è possibile; puoi scegliere: { $allowed }.
space-range = Scegli un numero da { $low } a { $high }.
space-twice = Non puoi scegliere due volte la stessa cosa.
space-ascending = Indicali in ordine crescente.
space-slot = Qui sono possibili al massimo { $most }.
space-sum = In tutto non possono essere più di { $most }.
space-sum-least = In tutto devono essere almeno { $least }.
space-budget = Puoi spendere al massimo { $budget }.
space-too-long =
    { $most ->
        [0] Qui non c'è nulla da scegliere.
        [one] Puoi fare una sola scelta.
       *[other] Puoi fare al massimo { $most } scelte.
    }
space-unfinished = La scelta non è completa; puoi continuare con: { $allowed }.

# A sentence with the section that makes it true
cited = { $sentence } [{ $rule }]

## Games without words of their own

seat = Posto { $number }
ask = Tocca a te decidere: { $kind }
choice = { $kind } { $values }
pick = { $value }
step = Scelta { $number }
news = { $kind } { $values }
list = { $first }, { $rest }
none = niente
labelled = { $name }: { $value }
view = Il tavolo

## Playing in the terminal

terminal-page = Hustings è all'indirizzo { $address } (Ctrl-C per chiudere; ogni partita resta salvata).
terminal-no-page = La pagina non è installata qui, quindi si gioca in testo. Per giocare nel browser: pip install 'hustings[web]'.
terminal-begin = Digita il numero di una scelta. ? mostra tutto il resto che puoi digitare; q salva ed esce.
terminal-news = Dalla tua ultima decisione
terminal-no-news = Dalla tua ultima decisione non è successo nulla.
terminal-curtain = Tocca a { $seat }. Gli altri non guardano; poi premi Invio.
terminal-confirm = { $answer }. Premi Invio per confermare, b per tornare indietro.
terminal-done = Basta così: { $answer }
terminal-not-done = La scelta non è completa.
terminal-nothing-to-change = Non c'è nessuna risposta segreta da cambiare.
terminal-change-whose = Quale risposta segreta va cambiata? { $names }
terminal-nothing-to-undo = Non c'è nulla da annullare.
terminal-unknown = Non capisco «{ $text }». Digita il numero di una scelta, o ? per l'aiuto.
terminal-number =
    { $most ->
        [1] L'unica scelta qui è 1.
       *[other] Scegli un numero da 1 a { $most }.
    }
terminal-possible = Questo è possibile.
terminal-all-possible = Qui è possibile tutto.
terminal-why = { $choices }: { $sentence }
terminal-no-rules = Non c'è un testo delle regole per questo.
terminal-no-section = Nelle regole non c'è la sezione «{ $section }».
terminal-other = Ti viene chiesto anche: { $question } (o per rispondere prima a questo)

terminal-help = Che cosa puoi digitare
terminal-help-number = un numero: sceglie ciò che gli sta accanto
terminal-help-several = più numeri: uno per ogni passo, come in 2 1
terminal-help-done = d: basta così, dove la scelta può finire prima
terminal-help-change = c: cambia una risposta segreta finché altri stanno ancora scegliendo
terminal-help-other = o: risponde prima all'altra domanda aperta
terminal-help-back = b: un passo indietro
terminal-help-undo = u: torna all'inizio della scelta
terminal-help-what = ? e un nome: che cos'è, come in ? voti; ? this spiega la domanda
terminal-help-hint = i o hint: le scelte migliori qui, secondo un bot
terminal-help-table = t: di nuovo il tavolo
terminal-help-news = n: di nuovo ciò che è successo
terminal-help-why = w o why: che cosa qui non è possibile, e perché; why 9 risponde per un solo numero
terminal-help-rules = r o rules: le regole per questa domanda; rules 4 mostra la sezione 4
terminal-help-leave = q: salva ed esce; puoi riprendere la partita più tardi

terminal-says = { $seat } dice: { $reason }
terminal-hint = Che cosa farebbe un bot
terminal-hint-row = { $answer } — vince circa il { $percent }% delle volte (± { $error }). { $reason }
terminal-hint-only = C'è solo questo: { $answer }.
terminal-no-thing = Qui nulla si chiama { $name }. hustings things { $game } elenca tutto.
terminal-no-hint = Qui non c'è nessun suggerimento.

terminal-over = La partita è finita
terminal-result = Il risultato
terminal-head-seat = Posto
terminal-head-place = Posizione
terminal-head-points = Punti
terminal-you-win = Hai vinto!
terminal-you-share = Primo posto a pari merito!
terminal-wins = Vince { $winner }.
terminal-share = Primo posto a pari merito: { $winners }.

terminal-which = Quale gioco?
terminal-game = { $name }, { $players } giocatori
terminal-new = { $name }: il tuo posto è { $seat }, contro { $rivals }.
terminal-saved = Partita salvata. Per riprenderla: { $command }
terminal-kept = Il verbale è in { $file }; «hustings replay» lo verifica.
terminal-certainty = Alcuni valori di questo gioco sono ricostruiti; «hustings data audit { $game }» li elenca.

## First campaigns in the terminal: hustings learn
terminal-lesson-step = Prima campagna, passo { $step } di { $steps }
terminal-lesson-strayed = La lezione proponeva altro. Va bene anche così: continua da qui, oppure annulla la scelta.
terminal-lesson-point = Per saperne di più su { $place }, digita: { $command }
terminal-lesson-continue = Invio per continuare. ? mostra tutto ciò che puoi digitare.
terminal-lesson-first = Prima continua a leggere: premi Invio. La domanda viene dopo.
terminal-lesson-answer = Che cosa fare ora: { $answer } (m inserisce la risposta)
terminal-lesson-free = Decidi come vuoi. Una buona risposta: { $answer } (m inserisce la risposta)
terminal-lesson-over = La lezione è finita, la partita continua. ? this spiega una domanda, i mostra che cosa farebbe un bot.
terminal-help-show = m o show: inserisce la risposta della lezione; poi Invio la manda
terminal-help-take-back = z o take-back: annulla la tua ultima risposta
terminal-help-end = e o end: termina la lezione e continua a giocare

## Hints

hint-chance = Vince circa il { $percent }% delle partite (± { $error }).
hint-now = Subito: { $changes }.
hint-later = Più avanti, rispetto alle altre risposte (in media): { $changes }.
hint-even = Buona come la scelta migliore, per quanto si può dire: questione di gusti.
count-change = { $what } { $amount }
preview-secret = Nessun altro lo vede finché non hanno risposto tutti.
hint-only = Non c'è nulla da scegliere.

## Dopo la partita

review-mistake = Le tue possibilità sono scese dal { $before } al { $after }%. Meglio: { $better }.
review-gift = Un errore di { $party }: { $given }. Meglio: { $better }. Le tue possibilità sono salite dal { $before } al { $after }%.
review-luck = La fortuna nell'estrazione: le tue possibilità sono passate dal { $before } al { $after }%.
review-others = Le mosse degli altri: le tue possibilità sono passate dal { $before } al { $after }%.
review-why = In media cambia così: { $changes }.
review-quiet = Nessuna risposta era chiaramente migliore della tua.
puzzle-solved = Esatto: vince circa il { $best }% delle partite.
puzzle-as-good = Buona come la soluzione, per quanto si può dire: circa { $chance } contro { $best }%.
puzzle-not-solved = Non proprio: vince circa il { $chance }% delle partite, la soluzione il { $best }%.

## Dopo la partita

story-lead = { $party } passa in testa.
story-gain = { $party } guadagna { $points } sul migliore degli altri.
story-loss = { $party } perde { $points } di terreno.

## Tempo, assenze e pause

table-time-low = { $seat }: il tempo sta per scadere.
table-time-out = { $seat }: tempo scaduto. Un bot risponde solo a questa domanda.
table-absent = { $seat }: nessuna risposta per più volte di seguito. Gli altri decidono che cosa fare.
table-absent-waited = { $seat } non risponde da molto tempo. Gli altri decidono che cosa fare.
table-absent-vote-wait = { $seat } vota per aspettare: { $absent }.
table-absent-vote-standin = { $seat } vota per far giocare un bot fino al ritorno: { $absent }.
table-absent-vote-replace = { $seat } vota per dare questo posto ad altri: { $absent }.
table-absent-vote-end = { $seat } vota per chiudere la partita.
table-absent-decided-wait = Deciso: il tavolo aspetta. Assenza: { $seat }.
table-absent-decided-standin = Deciso: un bot gioca fino al ritorno. Assenza: { $seat }.
table-absent-decided-replace = Deciso: questo posto va ad altri: { $seat }.
table-absent-decided-end = Deciso: la partita finisce qui.
table-back = Di nuovo al tavolo: { $seat }.
table-pause-ask = { $seat } chiede una pausa.
table-pause-on = Tutti d'accordo: gli orologi sono fermi.
table-pause-go-on = { $seat } vuole riprendere.
table-pause-stay = { $seat } vuole restare in pausa.
table-pause-withdrawn = { $seat } non chiede più una pausa.
table-pause-refused = { $seat } non vuole una pausa.
table-pause-off = Gli orologi ripartono.
table-undo-ask = { $seat } chiede di annullare delle mosse.
table-undo-agree = { $seat } accetta di annullare le mosse.
table-undo-refuse = { $seat } non accetta: le mosse restano.
table-undo-withdrawn = { $seat } non chiede più di annullare mosse.
table-undo-lapsed = La partita è andata avanti, le mosse restano. Richiesta di: { $seat }.
table-file-saved = Questa partita è stata salvata in un file. Non conta più per la classifica e nessun altro può partecipare.
table-file-opened = Questa partita continua da un file. Non conta per la classifica e nessun altro può partecipare.

## Notices

notice-recover = Una nuova password per Hustings
notice-recover-text = Qualcuno ha chiesto una nuova password per il tuo account. Se sei stato tu, sceglila qui entro un'ora: { $link } Altrimenti non devi fare nulla.
notice-ask = Vuoi ricevere una mail quando una partita ti aspetta?
notice-agree = Qualcuno ha dato questo indirizzo per ricevere una mail quando una partita lo aspetta su Hustings. Se sei tu, apri questa pagina e conferma: { $link } Altrimenti non fare nulla e non riceverai altro da noi.
notice-turn =
    { $tables ->
        [one] Una partita ti aspetta.
       *[other] { $tables } partite ti aspettano.
    }
notice-time = A uno di questi tavoli il tuo tempo sta per scadere.
notice-off = Non ricevere più queste mail: { $link }

## What is not possible

refused-plain = Qui non è possibile.
refused-or-more = { $choice } o più
refused-or-less = { $choice } o meno
refused-and-others = { $choices } e { $more } in più

## Why own figures are refused

figure-own-too-large = Il file è troppo grande: al massimo { $most } KB.
figure-own-not-toml = Non è un file TOML: { $why }
figure-own-empty = Non contiene alcun valore.
figure-own-form = { $table } deve essere una lista di righe, ciascuna con un id.
figure-own-twice = { $table } { $row } compare due volte.
figure-own-no-table = Questo gioco non ha la tabella { $table }; ha: { $known }.
figure-own-no-row = { $table } non ha la riga { $row }; ha: { $known }.
figure-own-no-field = { $table } { $row } non ha il valore { $field }; ha: { $known }.
figure-own-kind = { $table } { $row }: { $field } deve essere scritto come { $ours }.
figure-own-range = { $table } { $row }: { $field } deve essere compreso tra { $least } e { $most }.
figure-own-length = { $table } { $row }: { $field } deve avere da 1 a { $most } voci.
figure-own-word = { $table } { $row }: { $field } non può essere { $word }; può essere: { $known }.
figure-own-not-fitting = Questi valori non sono compatibili tra loro: { $why }
figure-own-unplayable = Una partita con questi valori non si può portare a termine.
figure-own-without = Questo gioco non ha valori da cambiare.

## Che cosa cambierebbe una risposta

what-if = { $figure } { $before } → { $after }
what-if-place = { $place }: { $figure } { $before } → { $after }
what-if-party = { $party }: { $figure } { $before } → { $after }
what-if-place-party = { $place }, { $party }: { $figure } { $before } → { $after }
what-if-estimate = { $change } (se andrà così)
what-if-yes = sì
what-if-no = no
what-if-nobody = nessuno
what-if-nothing = Per ora questo non cambia nulla sul tavolo.

## Che cos'è?

thing-now = { $figure }: { $values }
thing-now-place = { $place }, { $figure }: { $values }
thing-phase-on = Questa fase è in corso.
thing-programmes = Nel programma di: { $parties }.
thing-open = Scoperta: { $places }.
thing-hand = Nella tua mano.
thing-unused = Non ancora usata: { $parties }.
thing-played-by = Giocato da { $party }.

## Notices off the page

notice-try = Le notifiche arrivano su questo dispositivo.
notice-push-turn = Tocca a te.
notice-push-time = Il tuo tempo sta per scadere.
notice-push-ask = Gli altri aspettano la tua risposta su una questione del tavolo.
notice-push-talk = C'è un messaggio per te al tavolo.
notice-push-invite = Ti propongono un'altra partita.
notice-push-round = Comincia un turno della tua serata di club.
